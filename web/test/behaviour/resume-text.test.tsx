import { messages } from '@pawsume/contract/messages';
import {
  checkProse,
  keepText,
  listVersions,
  previewProse,
  restoreVersion,
  rewriteResume,
  saveProse,
} from '@pawsume/contract/resume-text';
import { downloadResume, getResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, broken, drawn, refusal } from '../harness/fake-server.ts';
import { button, expectAddress, field, link, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { collector, owner } from '../harness/people.ts';
import { complaints, photo, prose, resume, rewritten, samplePage, textNow } from '../harness/pets.ts';

const clean = prose.rewritten_pet_description;
const changedAnswers = [{ ...complaints, before: 'No', sentences: [clean] }];
const changed = answer(getResume, {
  ...{ ...resume, changed_answers: changedAnswers },
  contradictions: [{ ...complaints, sentence: clean }],
});
const changedElsewhere = refusal(409, 'changed_elsewhere', messages.resumes.textChangedMeanwhile);
const pdf = answer(downloadResume, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
const otherwise = messages.resumes.saysOtherwise('Complaints/damages', 'Yes');
const question = page.getByRole('alertdialog', { name: messages.resumes.contradictedQuestion });
const notice = page.getByText(messages.resumes.answersChanged('Complaints/damages'), { exact: false });
const story = field('Rewritten pet description');
const line = field('One-liner description');
/** Draws the words that it is asked for. */
const drawing = answer(previewProse, ({ body }) =>
  drawn({ ...samplePage, words: Object.values(body).map((text) => ({ text: String(text) })) }, photo),
);
const sheet = page.getByRole('region', { name: 'The page with this text' });

test('a text that contradicts an answer is asked about before it is downloaded', async () => {
  const { server } = await open('/resume/1', [...collector.answers, changed, pdf]);
  await button('Download Résumé').click();
  await expect.element(question).toMatchTextContent(otherwise);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sentTo(downloadResume)).toEqual([]);
  await button('Download Résumé').click();
  await question.getByRole('button', { name: 'Download as it is' }).click();
  await expect.element(words(messages.download.success)).toBeVisible();
});

test('a text that was changed elsewhere is not kept unseen, and a kept one is not asked about again', async () => {
  const { server } = await open('/resume/1', [...collector.answers, changed, pdf, answer(keepText, changedElsewhere)]);
  await expect.element(notice).toBeVisible();
  const newer = 'He had no complaints at all.';
  server.now(
    answer(getResume, {
      ...{ ...resume, version: 1, changed_answers: changedAnswers },
      contradictions: [{ ...complaints, sentence: newer }],
    }),
  );
  await button('Keep it as it is').click();
  await expect.element(words(messages.resumes.textChangedMeanwhile)).toBeVisible();
  await expect.element(words(newer)).toBeVisible();
  server.now(answer(keepText, { msg: 'Kept.' }), answer(getResume, resume));
  await button('Keep it as it is').click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(server.bodiesOf(keepText)).toEqual([{ version: 0 }, { version: 1 }]);
  await button('Download Résumé').click();
  await expect.element(words(messages.download.success)).toBeVisible();
});

test('a contradiction leads to its answer', async () => {
  await open('/resume/1', [...collector.answers, changed]);
  await link('Look at the answer').click();
  await expectAddress(/^\/form3\?pet_id=1/);
});

test('a text that is typed is checked before it is saved', async () => {
  const wrong = 'The landlord never had any complaints.';
  const check = answer(checkProse, ({ body }) => ({
    sentences: [
      {
        ...{ field: 'rewritten_pet_description' as const, text: body.rewritten_pet_description, rests_on: null },
        contradicts: body.rewritten_pet_description === wrong ? [{ ...complaints }] : [],
      },
    ],
  }));
  await open('/resume/1/edit', [...owner.answers, check]);
  await story.fill(wrong);
  const alert = page.getByRole('alert').filter({ hasText: 'never had any complaints' });
  await expect.element(alert).toMatchTextContent(otherwise);
  await story.fill('He likes carrots.');
  await expect.element(alert).not.toBeInTheDocument();
  await page.getByText(messages.resumes.restsOn).nth(1).click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'carrots' }))
    .toMatchTextContent(messages.resumes.ownWords);
});

test('a field that is written again is left as it is, or taken', async () => {
  const { server } = await open('/resume/1/edit', [...owner.answers, rewritten, answer(saveProse, { version: 1 })]);
  await button(/^Write again ?: Rewritten pet description$/).click();
  const offered = page.getByRole('region', { name: 'Written again' });
  await expect.element(offered).toMatchTextContent('chewed through the bathroom door');
  await offered.getByRole('button', { name: 'Keep as it is' }).click();
  await expect.element(story).toHaveValue(clean);
  await button('Write all three again').click();
  await expect.poll(() => page.getByText(messages.resumes.writtenTheSame).elements()).toHaveLength(2);
  await offered.getByRole('button', { name: 'Take the new text' }).click();
  await expect.element(story).toHaveValue('In his first month he chewed through the bathroom door.');
  await expect.element(line).toHaveValue(prose.one_liner_description);
  await button('Save Changes').click();
  await expectAddress('/resume/1');
  expect(server.bodiesOf(rewriteResume)).toMatchObject([
    { fields: ['rewritten_pet_description'] },
    { fields: expect.arrayContaining(Object.keys(prose)) },
  ]);
  expect(server.bodiesOf(saveProse)).toEqual([expect.objectContaining({ cause: 'rewritten' })]);
});

const mine = { ...textNow, rewritten_pet_description: 'Everybody knows him.', version: 1, cause: 'edited' } as const;

test('an earlier text is compared and brought back', async () => {
  const { server } = await open('/resume/1/versions', [
    ...owner.answers,
    answer(listVersions, [mine, textNow]),
    answer(restoreVersion, { msg: messages.resumes.textRestored, version: 2 }),
  ]);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toMatchTextContent('Changed by you');
  await page.getByText(messages.resumes.compareTexts).click();
  await expect.element(page.getByRole('region', { name: 'Rewritten pet description' })).toMatchTextContent('Everybody');
  expect(page.getByRole('region', { name: 'One-liner description' }).elements()).toEqual([]);
  await button(/^Bring this text back/).click();
  await expect.element(words(messages.resumes.textRestored)).toBeVisible();
  await expectAddress('/resume/1');
  expect(server.sentTo(restoreVersion)).toMatchObject([{ params: { id: '1', version: '0' }, body: { version: 1 } }]);
});

test('a text that was changed in another tab is not replaced unseen', async () => {
  const { server } = await open('/resume/1/versions', [
    ...owner.answers,
    answer(listVersions, [mine, textNow]),
    answer(restoreVersion, changedElsewhere),
  ]);
  await expect.element(button(/^Bring this text back/)).toBeVisible();
  server.now(answer(listVersions, [{ ...mine, version: 2 }, mine, textNow]));
  await button(/^Bring this text back/).click();
  await expect.element(words(messages.resumes.textChangedMeanwhile)).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
});

test('the page beside a text follows what is typed, and is drawn again after a failure', async () => {
  const { server } = await open('/resume/1/edit', [...owner.answers, drawing]);
  await line.fill('The quietest dog in Halifax.');
  await expect.element(sheet).toMatchTextContent('The quietest dog in Halifax.');
  server.now(broken(previewProse));
  await line.fill('Never drawn.');
  await expect.element(words(messages.resumes.pageNotDrawn)).toBeVisible();
  server.now(drawing);
  await line.fill('Drawn again.');
  await expect.element(sheet).toMatchTextContent('Drawn again.');
  await expect.element(words(messages.resumes.pageNotDrawn)).not.toBeInTheDocument();
  // A text that is too long is not sent: its field says so when it is saved.
  await line.fill('Too long. '.repeat(30));
  await story.fill('Not sent with it.');
  await line.fill('Short again.');
  await expect.element(sheet).toMatchTextContent('Short again.');
  await expect.element(sheet).toMatchTextContent('Not sent with it.');
  expect(JSON.stringify(server.bodiesOf(previewProse))).not.toContain('Too long.');
});

test('an unsaved text waits as a draft while a fact on its page is changed', async () => {
  const { go } = await open('/resume/1/edit', owner.answers);
  await story.fill('Typed.');
  await link('Edit: Pet Name').click();
  await button('Keep as draft').click();
  await expectAddress('/form1?pet_id=1#pet_name');
  await expect.element(field('Pet Name')).toHaveFocus();
  await go('/resume/1/edit');
  await expect.element(story).toHaveValue('Typed.');
});
