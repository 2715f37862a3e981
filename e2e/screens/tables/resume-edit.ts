import { messages } from '@pawsume/contract/messages';
import {
  getProse,
  listVersions,
  previewProse,
  restoreVersion,
  rewriteResume,
  saveProse,
} from '@pawsume/contract/resume-text';
import { expect, type Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import { AFTER, CLEAN, complaints, prose, written } from './resume-texts.ts';

const edit = (page: Page, text = 'A calm dog.') => page.getByLabel('One-liner description').fill(text);
const writeStoryAgain = (page: Page) =>
  page.getByRole('button', { name: /^Write again ?: Rewritten pet description$/ }).click();
/** Where there is no room for both, the page is behind a button. */
const showPage = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Write all three again' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Page', exact: true });
  if (await button.isVisible()) await button.click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

const editScreens = statesOf({ route: '/resume/:id/edit', as: 'owner', path: '/resume/{resume}/edit' })({
  full: { as: 'collector', shows: 'Rewritten owner description' },
  sources: {
    faults: [
      {
        call: getProse,
        answer: {
          one_liner_description: 'A calm dog.',
          rewritten_pet_description: `${CLEAN} He has a grey nose.`,
          sentences: [
            {
              field: 'rewritten_pet_description',
              text: CLEAN,
              rests_on: ['rental_history', 'rental_duration', 'rental_issues'].map((id) => ({ answer: id, step: 3 })),
              contradicts: [complaints],
            },
            { field: 'rewritten_pet_description', text: 'He has a grey nose.', rests_on: null, contradicts: [] },
          ],
        },
      },
    ],
    act: (page) => page.getByText(messages.resumes.restsOn).nth(1).click(),
    shows: messages.resumes.ownWords,
  },
  'nothing left': {
    act: async (page) => {
      await edit(page, '');
      await save(page);
    },
    shows: messages.resumes.textMissing,
  },
  saving: { faults: [never(saveProse)], act: save, shows: 'Saving…', waits: true },
  failed: { faults: [broken(saveProse)], act: save, shows: messages.resumes.updateFailed },
  draft: {
    act: async (page) => {
      await edit(page);
      await page.reload();
    },
    shows: messages.forms.draftRestored,
  },
  leaving: {
    act: async (page) => {
      await edit(page);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    },
    shows: messages.forms.leaveQuestion,
    over: true,
  },
  'writing a field again': { faults: [never(rewriteResume)], act: writeStoryAgain, shows: 'Writing…', waits: true },
  'a field written again': { faults: [written], act: writeStoryAgain, shows: 'Take the new text' },
  'page being drawn': { faults: [never(previewProse)], shows: 'Write all three again', waits: true },
  'page not drawn': { faults: [broken(previewProse)], act: showPage, shows: messages.resumes.previewFailed },
  'a text on the page': {
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit: One-liner' }).click();
      await expect(page.getByLabel('One-liner, on the page')).toBeFocused();
    },
    shows: 'Rewritten owner description',
    only: 'desktop',
  },
  'page full screen': {
    act: async (page) => {
      await showPage(page);
      await page.getByRole('button', { name: 'Read full screen' }).click();
    },
    shows: /^Close$/,
    over: true,
  },
  'all not written again': {
    faults: [broken(rewriteResume)],
    act: (page) => page.getByRole('button', { name: 'Write all three again' }).click(),
    shows: messages.resumes.rewriteFailed,
  },
  'a field not written again': {
    faults: [broken(rewriteResume)],
    act: writeStoryAgain,
    shows: messages.resumes.rewriteFailed,
  },
  'not loaded': { faults: [broken(getProse)], shows: messages.resumes.loadFailed },
});

const at = (hour: number) => ({ created_at: `2026-11-20T${hour}:00:00Z` });
const versions = {
  call: listVersions,
  answer: [
    { ...prose, rewritten_pet_description: AFTER, version: 2, cause: 'rewritten', written_by: 'gpt', ...at(12) },
    {
      ...prose,
      rewritten_pet_description: `${CLEAN} ${AFTER}`,
      version: 1,
      cause: 'edited',
      written_by: 'gpt',
      ...at(11),
    },
    { ...prose, rewritten_pet_description: CLEAN, version: 0, cause: 'generated', written_by: 'built-in', ...at(10) },
  ],
};
const bringBack = (page: Page) =>
  page
    .getByRole('button', { name: /^Bring this text back/ })
    .first()
    .click();

const versionScreens = statesOf({ route: '/resume/:id/versions', as: 'owner', path: '/resume/{resume}/versions' })({
  'only one': { shows: 'The text as it is' },
  several: { faults: [versions], shows: 'Changed by you' },
  compared: {
    faults: [versions],
    act: (page) => page.getByText(messages.resumes.compareTexts).first().click(),
    shows: 'Then',
  },
  'bringing back': { faults: [versions, never(restoreVersion)], act: bringBack, shows: 'Bringing back…', waits: true },
  'not brought back': {
    faults: [versions, broken(restoreVersion)],
    act: bringBack,
    shows: messages.resumes.textNotRestored,
  },
  'not loaded': { faults: [broken(listVersions)], shows: messages.resumes.versionsFailed },
});

export const allEditScreens: readonly Screen[] = [...editScreens, ...versionScreens];
