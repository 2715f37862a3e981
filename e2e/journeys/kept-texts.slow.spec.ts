import { messages } from '@pawsume/contract/messages';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithResume } from '../src/arrive.ts';
import type { Send } from '../src/by-api.ts';
import { draftNotice, expectKept, expectNothingKept, openText } from '../src/drafts.ts';
import { test } from '../src/test.ts';

const MINE = 'Mine, as 雪球 🐾 likes it.';

const oneLiner = (page: Page) => page.getByLabel('One-liner description');
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const stored = async (send: Send, resumeId: number) => {
  const {
    pet_id: _pet,
    version: _version,
    sentences: _sentences,
    ...prose
  } = await send(getProse, { params: { id: resumeId } });
  return prose;
};

test('a draft of a résumé’s text that was discarded can be taken back', async ({ page }) => {
  const { resumeId } = await arriveWithResume(page, 'text-discarding');
  await openText(page, resumeId);
  await oneLiner(page).fill(MINE);
  await expect(page.getByText(messages.forms.keptHere)).toBeVisible();
  await expectKept(page, MINE);
  await page.reload();
  await expect(oneLiner(page)).toHaveValue(MINE);
  await draftNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(oneLiner(page)).not.toHaveValue(MINE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(oneLiner(page)).toHaveValue(MINE);
  await expectKept(page, MINE);
  await saveChanges(page).click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  await expectNothingKept(page);
});

test('leaving a résumé’s text asks whether to save it first, and both answers keep it', async ({ page }) => {
  const { resumeId, send } = await arriveWithResume(page, 'text-leaving');
  await openText(page, resumeId);
  await oneLiner(page).fill(MINE);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: messages.forms.leaveQuestion });
  await expect(question).toContainText(messages.resumes.leaveExplained);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  await page.goBack();
  await expect(oneLiner(page)).toHaveValue(MINE);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await question.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/profile');
  expect(await stored(send, resumeId)).toMatchObject({ one_liner_description: MINE });
});

test('of a résumé’s text what was not changed here is taken over from a save elsewhere', async ({ page, problems }) => {
  problems.expect(/^answer 409: PUT \/api\/resumes\/\d+\/edit/);
  const { resumeId, send } = await arriveWithResume(page, 'text-merging');
  await openText(page, resumeId);
  await oneLiner(page).fill(MINE);
  const theirs = { one_liner_description: 'Theirs.', rewritten_owner_description: 'The owner, told anew.' };
  const before = await stored(send, resumeId);
  await send(saveProse, { params: { id: resumeId }, body: { ...before, ...theirs } });
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog', { name: messages.forms.conflictTitle });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  expect(await stored(send, resumeId)).toEqual({ ...before, ...theirs, one_liner_description: MINE });
});

test('what is typed into a résumé’s text while it is being saved is not lost', async ({ page }) => {
  const { resumeId, send } = await arriveWithResume(page, 'text-typing-on');
  await openText(page, resumeId);
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/resumes/*/edit', async (route) => {
    await saving.promise;
    await route.fallback();
  });
  await oneLiner(page).fill('Not yet all.');
  await saveChanges(page).click();
  await expect(page.getByText('Saving…')).toBeVisible();
  await oneLiner(page).fill(MINE);
  saving.resolve();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  expect(await stored(send, resumeId)).toMatchObject({ one_liner_description: MINE });
});

test('a résumé’s text says that the connection is lost, and offers to save once it is back', async ({
  page,
  context,
}) => {
  const { resumeId, send } = await arriveWithResume(page, 'text-offline');
  await openText(page, resumeId);
  // The picture of the page follows the text: none is under way any more when the connection goes.
  const drawn = page.waitForResponse((answer) => answer.request().postData()?.includes(MINE) ?? false);
  await oneLiner(page).fill(MINE);
  await (await drawn).finished();
  await context.setOffline(true);
  await expect(page.getByText(messages.forms.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(messages.forms.onlineAgain)).toBeVisible();
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  expect(await stored(send, resumeId)).toMatchObject({ one_liner_description: MINE });
});
