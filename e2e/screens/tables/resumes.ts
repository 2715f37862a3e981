import { messages } from '@pawsume/contract/messages';
import {
  deleteResume,
  downloadResume,
  getProse,
  listResumes,
  previewResume,
  restoreResume,
  saveProse,
} from '@pawsume/contract/resumes';
import { expect, type Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import type { Screen } from '../screen.ts';

const askToDelete = (page: Page) =>
  page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
const confirmDeletion = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const download = (page: Page) => page.getByRole('button', { name: 'Download Résumé' }).click();
const edit = (page: Page, text = 'A calm dog.') => page.getByLabel('One-liner description').fill(text);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

const listScreens: readonly Screen[] = [
  { route: '/resumes', state: 'empty', as: 'newcomer', path: '/resumes', shows: 'No résumé yet' },
  { route: '/resumes', state: 'full', as: 'collector', path: '/resumes', shows: 'Maximilian' },
  {
    route: '/resumes',
    state: 'loading',
    as: 'owner',
    path: '/resumes',
    faults: [never(listResumes)],
    shows: 'Loading résumés',
    waits: true,
  },
  {
    route: '/resumes',
    state: 'failed',
    as: 'owner',
    path: '/resumes',
    faults: [broken(listResumes)],
    shows: messages.resumes.listFailed,
  },
  {
    route: '/resumes',
    state: 'delete?',
    as: 'owner',
    path: '/resumes',
    act: askToDelete,
    shows: messages.resumes.deleteQuestion,
    over: true,
  },
  {
    route: '/resumes',
    state: 'deleted',
    as: 'owner',
    path: '/resumes',
    act: async (page, { people: { owner } }) => {
      await askToDelete(page);
      await confirmDeletion(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await owner.send(restoreResume, { params: { id: owner.places.resume ?? 0 } });
    },
    shows: 'Undo',
    over: true,
  },
  {
    route: '/resumes',
    state: 'not deleted',
    as: 'owner',
    path: '/resumes',
    faults: [broken(deleteResume)],
    act: async (page) => {
      await askToDelete(page);
      await confirmDeletion(page);
    },
    shows: messages.resumes.deleteFailed,
    over: true,
  },
];

// No script runs in the preview, not even axe.
const axeSkips = ['iframe'];

const resumeScreens: readonly Screen[] = [
  {
    route: '/resume/:id',
    state: 'no credits',
    as: 'owner',
    path: '/resume/{resume}',
    shows: 'Buy more credits',
    axeSkips,
  },
  { route: '/resume/:id', state: 'credits', as: 'collector', path: '/resume/{resume}', shows: 'remaining', axeSkips },
  { route: '/resume/:id', state: 'paid', as: 'collector', path: '/resume/{paid}', shows: 'are free', axeSkips },
  {
    route: '/resume/:id',
    state: 'loading',
    as: 'owner',
    path: '/resume/{resume}',
    faults: [never(previewResume)],
    shows: 'Loading the preview',
    waits: true,
  },
  {
    route: '/resume/:id',
    state: 'preview failed',
    as: 'owner',
    path: '/resume/{resume}',
    faults: [broken(previewResume)],
    shows: messages.resumes.previewFailed,
  },
  {
    route: '/resume/:id',
    state: 'downloading',
    as: 'collector',
    path: '/resume/{paid}',
    faults: [never(downloadResume)],
    act: download,
    shows: 'Downloading...',
    axeSkips,
    waits: true,
  },
  {
    route: '/resume/:id',
    state: 'downloaded',
    as: 'collector',
    path: '/resume/{paid}',
    act: download,
    shows: messages.download.success,
    axeSkips,
    over: true,
  },
  {
    route: '/resume/:id',
    state: 'the same page again?',
    as: 'collector',
    path: '/resume/{downloaded}',
    act: download,
    shows: messages.download.againQuestion,
    axeSkips,
    over: true,
  },
  {
    route: '/resume/:id',
    state: 'not downloaded',
    as: 'collector',
    path: '/resume/{paid}',
    faults: [broken(downloadResume)],
    act: download,
    shows: messages.download.failed,
    axeSkips,
  },
  {
    route: '/resume/:id',
    state: 'not theirs',
    as: 'newcomer',
    path: '/resume/1',
    shows: messages.common.notFound,
    provokes: [/^answer 404: GET \/api\/resumes\/1/],
  },
];

const editScreens: readonly Screen[] = [
  {
    route: '/resume/:id/edit',
    state: 'full',
    as: 'collector',
    path: '/resume/{resume}/edit',
    shows: 'Rewritten owner description',
  },
  {
    route: '/resume/:id/edit',
    state: 'nothing left',
    as: 'owner',
    path: '/resume/{resume}/edit',
    act: async (page) => {
      await edit(page, '');
      await save(page);
    },
    shows: messages.resumes.textMissing,
  },
  {
    route: '/resume/:id/edit',
    state: 'saving',
    as: 'owner',
    path: '/resume/{resume}/edit',
    faults: [never(saveProse)],
    act: save,
    shows: 'Saving…',
    waits: true,
  },
  {
    route: '/resume/:id/edit',
    state: 'failed',
    as: 'owner',
    path: '/resume/{resume}/edit',
    faults: [broken(saveProse)],
    act: save,
    shows: messages.resumes.updateFailed,
  },
  {
    route: '/resume/:id/edit',
    state: 'draft',
    as: 'owner',
    path: '/resume/{resume}/edit',
    act: async (page) => {
      await edit(page);
      await page.reload();
    },
    shows: messages.forms.draftRestored,
  },
  {
    route: '/resume/:id/edit',
    state: 'leaving',
    as: 'owner',
    path: '/resume/{resume}/edit',
    act: async (page) => {
      await edit(page);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    },
    shows: messages.forms.leaveQuestion,
    over: true,
  },
  {
    route: '/resume/:id/edit',
    state: 'not loaded',
    as: 'owner',
    path: '/resume/{resume}/edit',
    faults: [broken(getProse)],
    shows: messages.resumes.loadFailed,
  },
];

export const allResumeScreens: readonly Screen[] = [...listScreens, ...resumeScreens, ...editScreens];
