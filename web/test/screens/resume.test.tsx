import { messages } from '@pawsume/contract/messages';
import { keepText, rewriteResume } from '@pawsume/contract/resume-text';
import {
  deleteResume,
  downloadResume,
  getResume,
  listLeftOut,
  listResumes,
  previewResume,
} from '@pawsume/contract/resumes';
import { endLink, listLinks, type SharedLink, saveLink } from '@pawsume/contract/sharing';
import { page } from 'vitest/browser';
import { press } from '../harness/acts.ts';
import { answer, broken, never, refusal } from '../harness/fake-server.ts';
import { collector, newcomer, owner } from '../harness/people.ts';
import { complaints, DAY, prose, resume, rewritten } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const askToDelete = press(/^Delete/);
const changedResume = { id: 1, pet_name: 'Biscuit', created_at: DAY, answers_changed: true };

testStates(
  { path: '/resumes', as: owner },
  {
    empty: { as: newcomer, shows: 'No résumé yet' },
    full: { as: collector, shows: 'Maximilian' },
    'answers changed': { answers: [answer(listResumes, [changedResume])], shows: 'Answers changed' },
    loading: { answers: [never(listResumes)], shows: 'Loading résumés' },
    failed: { answers: [broken(listResumes)], shows: messages.resumes.listFailed },
    'delete?': { act: askToDelete, shows: messages.resumes.deleteQuestion },
    deleted: { answers: [answer(deleteResume, {})], act: [askToDelete, press('Delete')], shows: 'Undo' },
    'not deleted': {
      answers: [broken(deleteResume)],
      act: [askToDelete, press('Delete')],
      shows: messages.resumes.deleteFailed,
    },
  },
);

const clean = prose.rewritten_pet_description;
/** A résumé whose owner has had complaints since. */
const changed = answer(getResume, {
  ...resume,
  changed_answers: [{ ...complaints, before: 'No', sentences: [clean] }],
  contradictions: [{ ...complaints, sentence: clean }],
});
const writeAgain = press('Write again');
const download = press('Download Résumé');
const pdf = answer(downloadResume, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));

testStates(
  { path: '/resume/1', as: collector },
  {
    'no credits': { as: owner, shows: 'Buy more credits' },
    credits: { shows: 'remaining' },
    paid: { path: '/resume/2', shows: 'are free' },
    'answers changed': { answers: [changed], shows: messages.resumes.answersChanged('Complaints/damages') },
    'model failed': {
      answers: [answer(getResume, { ...resume, model_failed: true })],
      shows: messages.resumes.modelFailed,
    },
    'writing again': { answers: [changed, never(rewriteResume)], act: writeAgain, shows: 'Writing…' },
    'written again': { answers: [changed, rewritten], act: writeAgain, shows: 'Take the new text' },
    'not written again': {
      answers: [changed, broken(rewriteResume)],
      act: writeAgain,
      shows: messages.resumes.rewriteFailed,
    },
    'not kept': {
      answers: [changed, broken(keepText)],
      act: press('Keep it as it is'),
      shows: messages.resumes.keepFailed,
    },
    'contradicted?': { answers: [changed], act: download, shows: messages.resumes.contradictedQuestion },
    'left out': {
      answers: [
        answer(listLeftOut, [
          { name: 'About Biscuit', field: 'rewritten_pet_description' },
          { name: 'Good to know · Complaints or damage', answer: 'rental_issue_details', step: 3 },
          { name: 'References · Vet' },
        ]),
      ],
      shows: messages.resumes.leftOut,
    },
    'not drawn': {
      answers: [answer(listLeftOut, [{ name: 'Name', answer: 'pet_name', step: 1, reason: 'signs' }])],
      shows: messages.resumes.notDrawn,
    },
    loading: { as: owner, answers: [never(previewResume)], shows: 'Loading the preview' },
    'preview failed': { as: owner, answers: [broken(previewResume)], shows: messages.resumes.previewFailed },
    downloading: {
      path: '/resume/2',
      answers: [never(downloadResume)],
      act: download,
      shows: 'Downloading...',
    },
    downloaded: { path: '/resume/2', answers: [pdf], act: download, shows: messages.download.success },
    'the same page again?': { path: '/resume/3', act: download, shows: messages.download.againQuestion },
    'not downloaded': {
      path: '/resume/2',
      answers: [broken(downloadResume)],
      act: download,
      shows: messages.download.failed,
    },
    'not theirs': {
      as: newcomer,
      answers: [
        answer(getResume, refusal(404, 'not_found', messages.common.notFound)),
        answer(previewResume, refusal(404, 'not_found', messages.common.notFound)),
      ],
      shows: messages.common.notFound,
    },
  },
);

const { sharing } = messages;
const unfold = press(sharing.title);
const link: SharedLink = {
  ...{ purpose: 'Renting', url: 'http://127.0.0.1/r/AbCdEfGhIjKlMnOpQrStUv', ends_at: null },
  ...{ with_pdf: true, hides_contact: true, opens: [{ day: '2026-11-20', opens: 3 }] },
};
const off = { ...link, url: null, opens: [] };
const request = { id: 1, purpose: 'Renting', name: 'Pat Low', email: 'pat@example.com', asked_at: DAY } as const;
const linked = {
  links: [link, ...(['Rehoming', 'Travel', 'Sitter', 'Just because'] as const).map((purpose) => ({ ...off, purpose }))],
  requests: [
    { ...request, state: 'asked' as const },
    { ...request, id: 2, name: 'Sam', email: 'sam@example.com', state: 'shown' as const },
  ],
  watermarked: true,
};
const shared = answer(listLinks, linked);
const notMailed = answer(listLinks, { ...linked, owner_is_mailed: false });
const pdfMarked = answer(listLinks, {
  ...{ ...linked, watermarked: false },
  links: linked.links.map((each) => ({ ...each, pdf_watermarked: true })),
});
const end = [unfold, press('End link')];

testStates(
  { path: '/resume/1', as: owner, act: unfold },
  {
    'sharing, all off': { shows: sharing.explained },
    shared: { answers: [shared], shows: sharing.requests },
    'shared, and no mail comes': { answers: [notMailed], shows: sharing.notMailed },
    'shared, and the PDF has a watermark': { answers: [pdfMarked], shows: sharing.pdfWatermarked },
    'links loading': { answers: [never(listLinks)], shows: 'Loading your links' },
    'links failed': { answers: [broken(listLinks)], shows: sharing.loadFailed },
    'QR code': { answers: [shared], act: [unfold, press('QR code')], shows: sharing.opens(3) },
    'not switched on': {
      answers: [broken(saveLink)],
      act: [unfold, () => page.getByRole('switch', { name: sharing.readers.Travel }).click()],
      shows: sharing.notChanged,
    },
    'new address?': { answers: [shared], act: [unfold, press('New address')], shows: sharing.newAddressQuestion },
    'end the link?': { answers: [shared], act: end, shows: sharing.endQuestion },
    'link not ended': {
      answers: [shared, broken(endLink)],
      act: [...end, press('End it now')],
      shows: sharing.notChanged,
    },
  },
);
