import { messages } from '@pawsume/contract/messages';
import { keepText, rewriteResume } from '@pawsume/contract/resume-text';
import {
  deleteResume,
  downloadResume,
  getResume,
  listLeftOut,
  listResumes,
  previewResume,
  restoreResume,
} from '@pawsume/contract/resumes';
import { endLink, listLinks, saveLink } from '@pawsume/contract/sharing';
import { expect, type Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import { CLEAN, complaints, written } from './resume-texts.ts';

const askToDelete = (page: Page) =>
  page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
const confirmDeletion = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const download = (page: Page) => page.getByRole('button', { name: 'Download Résumé' }).click();

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

/** Of a résumé whose owner has had complaints since. */
const changed = {
  call: getResume,
  answer: {
    changed_answers: [{ ...complaints, before: 'No', sentences: [CLEAN] }],
    contradictions: [{ ...complaints, sentence: CLEAN }],
  },
};
const writeAgain = (page: Page) => page.getByRole('button', { name: 'Write again' }).click();

const resumeScreens = statesOf({ route: '/resume/:id', as: 'collector', path: '/resume/{resume}' })({
  'no credits': { as: 'owner', shows: 'Buy more credits' },
  credits: { shows: 'remaining' },
  paid: { path: '/resume/{paid}', shows: 'are free' },
  'answers changed': { faults: [changed], shows: messages.resumes.answersChanged('Complaints/damages') },
  'model failed': {
    faults: [{ call: getResume, answer: { model_failed: true } }],
    shows: messages.resumes.modelFailed,
  },
  'writing again': {
    faults: [changed, never(rewriteResume)],
    act: writeAgain,
    shows: 'Writing…',
    waits: true,
  },
  'written again': { faults: [changed, written], act: writeAgain, shows: 'Take the new text' },
  'not written again': {
    faults: [changed, broken(rewriteResume)],
    act: writeAgain,
    shows: messages.resumes.rewriteFailed,
  },
  'not kept': {
    faults: [changed, broken(keepText)],
    act: (page) => page.getByRole('button', { name: 'Keep it as it is' }).click(),
    shows: messages.resumes.keepFailed,
  },
  'contradicted?': {
    faults: [changed],
    act: download,
    shows: messages.resumes.contradictedQuestion,
    over: true,
  },
  'left out': {
    faults: [
      {
        call: listLeftOut,
        answer: [
          { name: 'About Biscuit', field: 'rewritten_pet_description' },
          { name: 'Good to know · Complaints or damage', answer: 'rental_issue_details', step: 3 },
          { name: 'References · Vet' },
        ],
      },
    ],
    shows: messages.resumes.leftOut,
  },
  'not drawn': {
    faults: [{ call: listLeftOut, answer: [{ name: 'Name', answer: 'pet_name', step: 1, reason: 'signs' }] }],
    shows: messages.resumes.notDrawn,
  },
  loading: { as: 'owner', faults: [never(previewResume)], shows: 'Loading the preview', waits: true },
  'preview failed': { as: 'owner', faults: [broken(previewResume)], shows: messages.resumes.previewFailed },
  downloading: {
    path: '/resume/{paid}',
    faults: [never(downloadResume)],
    act: download,
    shows: 'Downloading...',
    waits: true,
  },
  downloaded: { path: '/resume/{paid}', act: download, shows: messages.download.success, over: true },
  'the same page again?': {
    path: '/resume/{downloaded}',
    act: download,
    shows: messages.download.againQuestion,
    over: true,
  },
  'not downloaded': {
    path: '/resume/{paid}',
    faults: [broken(downloadResume)],
    act: download,
    shows: messages.download.failed,
  },
  'not theirs': {
    as: 'newcomer',
    path: '/resume/1',
    shows: messages.common.notFound,
    provokes: [/^answer 404: GET \/api\/resumes\/1/],
  },
});

const { sharing } = messages;
const unfold = (page: Page) => page.getByRole('button', { name: sharing.title, exact: true }).click();
const LINK = { ends_at: null, with_pdf: true, hides_contact: true };
const off = (purpose: string) => ({ ...LINK, purpose, url: null, opens: [] });
const shared = {
  call: listLinks,
  answer: {
    links: [
      {
        ...LINK,
        purpose: 'Renting',
        url: 'http://127.0.0.1/r/AbCdEfGhIjKlMnOpQrStUv',
        opens: [{ day: '2026-11-20', opens: 3 }],
      },
      ...['Rehoming', 'Travel', 'Sitter', 'Just because'].map(off),
    ],
    requests: [
      {
        id: 1,
        purpose: 'Renting',
        name: 'Pat Low',
        email: 'pat@example.com',
        state: 'asked',
        asked_at: '2026-11-20T10:00:00Z',
      },
      {
        id: 2,
        purpose: 'Renting',
        name: 'Sam',
        email: 'sam@example.com',
        state: 'shown',
        asked_at: '2026-11-20T10:00:00Z',
      },
    ],
    watermarked: true,
  },
};
const notMailed = { ...shared, answer: { ...shared.answer, owner_is_mailed: false } };
const pdfMarked = {
  ...shared,
  answer: {
    ...shared.answer,
    watermarked: false,
    links: shared.answer.links.map((link) => ({ ...link, pdf_watermarked: true })),
  },
};
const end = async (page: Page) => {
  await unfold(page);
  await page.getByRole('button', { name: 'End link' }).click();
};

const shareScreens = statesOf({ route: '/resume/:id', as: 'owner', path: '/resume/{resume}' })({
  'sharing, all off': { act: unfold, shows: sharing.explained },
  shared: { faults: [shared], act: unfold, shows: sharing.requests },
  'shared, and no mail comes': { faults: [notMailed], act: unfold, shows: sharing.notMailed },
  'shared, and the PDF has a watermark': { faults: [pdfMarked], act: unfold, shows: sharing.pdfWatermarked },
  'links loading': { faults: [never(listLinks)], act: unfold, shows: 'Loading your links', waits: true },
  'links failed': { faults: [broken(listLinks)], act: unfold, shows: sharing.loadFailed },
  'QR code': {
    faults: [shared],
    act: async (page) => {
      await unfold(page);
      await page.getByRole('button', { name: 'QR code' }).click();
    },
    shows: sharing.opens(3),
  },
  'not switched on': {
    faults: [broken(saveLink)],
    act: async (page) => {
      await unfold(page);
      await page.getByRole('switch', { name: sharing.readers.Travel }).click();
    },
    shows: sharing.notChanged,
  },
  'new address?': {
    faults: [shared],
    act: async (page) => {
      await unfold(page);
      await page.getByRole('button', { name: 'New address' }).click();
    },
    shows: sharing.newAddressQuestion,
    over: true,
  },
  'end the link?': { faults: [shared], act: end, shows: sharing.endQuestion, over: true },
  'link not ended': {
    faults: [shared, broken(endLink)],
    act: async (page) => {
      await end(page);
      await page.getByRole('button', { name: 'End it now' }).click();
    },
    shows: sharing.notChanged,
    over: true,
  },
});

export const allResumeScreens: readonly Screen[] = [...listScreens, ...resumeScreens, ...shareScreens];
