import { messages } from '@pawsume/contract/messages';
import {
  deleteResume,
  downloadResume,
  getProse,
  getResume,
  keepText,
  listResumes,
  listVersions,
  previewResume,
  restoreResume,
  restoreVersion,
  rewriteResume,
  saveProse,
} from '@pawsume/contract/resumes';
import { expect, type Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';

const askToDelete = (page: Page) =>
  page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
const confirmDeletion = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const download = (page: Page) => page.getByRole('button', { name: 'Download Résumé' }).click();
const edit = (page: Page, text = 'A calm dog.') => page.getByLabel('One-liner description').fill(text);
const writeStoryAgain = (page: Page) =>
  page.getByRole('button', { name: /^Write again ?: Rewritten pet description$/ }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

const listScreens = statesOf({ route: '/resumes', as: 'owner' })({
  empty: { as: 'newcomer', shows: 'No résumé yet' },
  full: { as: 'collector', shows: 'Maximilian' },
  'answers changed': {
    as: 'owner',
    faults: [
      {
        call: listResumes,
        answer: [{ id: 1, pet_name: 'Biscuit', created_at: '2026-11-20T10:00:00Z', answers_changed: true }],
      },
    ],
    shows: 'Answers changed',
  },
  loading: { faults: [never(listResumes)], shows: 'Loading résumés', waits: true },
  failed: { faults: [broken(listResumes)], shows: messages.resumes.listFailed },
  'delete?': { act: askToDelete, shows: messages.resumes.deleteQuestion, over: true },
  deleted: {
    act: async (page, { people: { owner } }) => {
      await askToDelete(page);
      await confirmDeletion(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await owner.send(restoreResume, { params: { id: owner.places.resume ?? 0 } });
    },
    shows: 'Undo',
    over: true,
  },
  'not deleted': {
    faults: [broken(deleteResume)],
    act: async (page) => {
      await askToDelete(page);
      await confirmDeletion(page);
    },
    shows: messages.resumes.deleteFailed,
    over: true,
  },
});

// No script runs in the preview, not even axe.
const axeSkips = ['iframe'];

const CLEAN = 'He has lived in a rented home for two years, and his owner reports no complaints or damage.';
const complaints = { answer: 'rental_issues', step: 3, now: 'Yes' };
/** Of a résumé whose owner has had complaints since. */
const changed = {
  call: getResume,
  answer: {
    changed_answers: [{ ...complaints, before: 'No', sentences: [CLEAN] }],
    contradictions: [{ ...complaints, sentence: CLEAN }],
  },
};
const writeAgain = (page: Page) => page.getByRole('button', { name: 'Write again' }).click();
const prose = { one_liner_description: 'A calm dog.', rewritten_owner_description: 'Sam looks after him.' };
const AFTER = 'In his first month he chewed through the bathroom door.';
const at = (hour: number) => ({ created_at: `2026-11-20T${hour}:00:00Z` });
const written = {
  call: rewriteResume,
  answer: {
    before: { ...prose, rewritten_pet_description: CLEAN },
    after: { ...prose, rewritten_pet_description: AFTER },
  },
};

const resumeScreens = statesOf({ route: '/resume/:id', as: 'collector', path: '/resume/{resume}' })({
  'no credits': { as: 'owner', shows: 'Buy more credits', axeSkips },
  credits: { shows: 'remaining', axeSkips },
  paid: { path: '/resume/{paid}', shows: 'are free', axeSkips },
  'answers changed': { faults: [changed], shows: messages.resumes.answersChanged('Complaints/damages'), axeSkips },
  'model failed': {
    faults: [{ call: getResume, answer: { model_failed: true } }],
    shows: messages.resumes.modelFailed,
    axeSkips,
  },
  'writing again': {
    faults: [changed, never(rewriteResume)],
    act: writeAgain,
    shows: 'Writing…',
    axeSkips,
    waits: true,
  },
  'written again': { faults: [changed, written], act: writeAgain, shows: 'Take the new text', axeSkips },
  'not written again': {
    faults: [changed, broken(rewriteResume)],
    act: writeAgain,
    shows: messages.resumes.rewriteFailed,
    axeSkips,
  },
  'not kept': {
    faults: [changed, broken(keepText)],
    act: (page) => page.getByRole('button', { name: 'Keep it as it is' }).click(),
    shows: messages.resumes.keepFailed,
    axeSkips,
  },
  'contradicted?': {
    faults: [changed],
    act: download,
    shows: messages.resumes.contradictedQuestion,
    axeSkips,
    over: true,
  },
  loading: { as: 'owner', faults: [never(previewResume)], shows: 'Loading the preview', waits: true },
  'preview failed': { as: 'owner', faults: [broken(previewResume)], shows: messages.resumes.previewFailed },
  downloading: {
    path: '/resume/{paid}',
    faults: [never(downloadResume)],
    act: download,
    shows: 'Downloading...',
    axeSkips,
    waits: true,
  },
  downloaded: { path: '/resume/{paid}', act: download, shows: messages.download.success, axeSkips, over: true },
  'the same page again?': {
    path: '/resume/{downloaded}',
    act: download,
    shows: messages.download.againQuestion,
    axeSkips,
    over: true,
  },
  'not downloaded': {
    path: '/resume/{paid}',
    faults: [broken(downloadResume)],
    act: download,
    shows: messages.download.failed,
    axeSkips,
  },
  'not theirs': {
    as: 'newcomer',
    path: '/resume/1',
    shows: messages.common.notFound,
    provokes: [/^answer 404: GET \/api\/resumes\/1/],
  },
});

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

export const allResumeScreens: readonly Screen[] = [
  ...listScreens,
  ...resumeScreens,
  ...editScreens,
  ...versionScreens,
];
