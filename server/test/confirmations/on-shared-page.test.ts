import { showConfirmation } from '@pawsume/contract/confirmations';
import { generateResume } from '@pawsume/contract/resumes';
import { beforeAll, expect, test } from 'vitest';
import { read, share } from '../harness/shared-links.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { answerBy, handOn, makeAsker } from './ask.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const WORDS = 'A quiet guest. <script>alert(1)</script>';

test('a shared page says who confirmed, how, and in which words, as text, and leads to where that is reported', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  expect(await answerBy(app, token, { words: WORDS })).toMatchObject({ status: 200 });
  const shown = { shown: true, words_shown: true };
  expect(await app.send(showConfirmation, { as: asker.token, params: { id }, body: shown })).toMatchObject({
    status: 200,
  });
  const made = await app.send(generateResume, { as: asker.token, params: { pet_id: asker.petId } });
  const { slug } = await share(app, { token: asker.token, resumeId: made.answer.resume_id });
  const { text } = await read(app, `/r/${slug}`);
  expect(text).toMatch(/Confirmed by Pat Low, landlord, \d+ \w+ 20\d\d/);
  expect(text).toContain('by a link the owner handed on');
  expect(text).toContain('A quiet guest. &lt;script&gt;');
  expect(text).not.toContain('<script>alert');
  expect(text).toMatch(/href="\/report-confirmation#token=[\w-]+"/);
});
