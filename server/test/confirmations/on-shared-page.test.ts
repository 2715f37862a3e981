import { declineConfirmation, showConfirmation } from '@pawsume/contract/confirmations';
import { generateResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { read, share } from '../harness/shared-links.ts';
import { sharedApp } from '../harness/start-app.ts';
import { answerBy, handOn, makeAsker } from './ask.ts';

const app = await sharedApp();

const WORDS = 'A quiet guest. <script>alert(1)</script>';

/** Somebody who shares the page of a pet that a landlord confirmed. */
const shareConfirmed = async (said = {}) => {
  const asker = await makeAsker(app);
  const { token: link, id } = await handOn(app, asker);
  expect(await answerBy(app, link, said)).toMatchObject({ status: 200 });
  const made = await app.send(generateResume, { as: asker.token, params: { pet_id: asker.petId } });
  const { slug } = await share(app, { token: asker.token, resumeId: made.answer.resume_id });
  return { ...asker, link, id, path: `/r/${slug}` };
};

test('a shared page says who confirmed, how, and in which words, as text, and leads to where that is reported', async () => {
  const { token, id, path } = await shareConfirmed({ words: WORDS });
  const shown = { shown: true, words_shown: true };
  expect(await app.send(showConfirmation, { as: token, params: { id }, body: shown })).toMatchObject({ status: 200 });
  const { text } = await read(app, path);
  expect(text).toMatch(/Confirmed by Pat Low, landlord, \d+ \w+ 20\d\d/);
  expect(text).toContain('by a link the owner handed on');
  expect(text).toContain('A quiet guest. &lt;script&gt;');
  expect(text).not.toContain('<script>alert');
  expect(text).toMatch(/href="\/report-confirmation#token=[\w-]+"/);
});

const CONFIRMED = 'Confirmed by Pat Low';

test('what a reference takes back is gone from a page that was read a moment before', async () => {
  const { link, path } = await shareConfirmed();
  expect((await read(app, path)).text).toContain(CONFIRMED);
  const body = { token: link, never_again: false };
  expect(await app.send(declineConfirmation, { body })).toMatchObject({ status: 200 });
  expect((await read(app, path)).text).not.toContain(CONFIRMED);
});

test('a mark that its owner hides and shows again is so at once', async () => {
  const { token, id, path } = await shareConfirmed();
  const show = (shown: boolean) =>
    app.send(showConfirmation, { as: token, params: { id }, body: { shown, words_shown: false } });
  for (const shown of [true, false, true]) {
    expect(await show(shown)).toMatchObject({ status: 200 });
    expect((await read(app, path)).text.includes(CONFIRMED)).toBe(shown);
  }
});
