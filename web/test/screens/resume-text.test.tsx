import { messages } from '@pawsume/contract/messages';
import {
  getProse,
  listVersions,
  previewProse,
  restoreVersion,
  rewriteResume,
  saveProse,
} from '@pawsume/contract/resume-text';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Act, clickText, press, reload, type, wait } from '../harness/acts.ts';
import { answer, broken, never } from '../harness/fake-server.ts';
import { collector, owner } from '../harness/people.ts';
import { complaints, prose, rewritten, textNow } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const clean = prose.rewritten_pet_description;
const sources = answer(getProse, {
  ...{ ...prose, pet_id: 1, version: 0, rewritten_pet_description: `${clean} He has a grey nose.` },
  sentences: [
    {
      ...{ field: 'rewritten_pet_description', text: clean, contradicts: [complaints] },
      rests_on: ['rental_history', 'rental_duration', 'rental_issues'].map((each) => ({
        answer: each,
        step: 3 as const,
      })),
    },
    { field: 'rewritten_pet_description', text: 'He has a grey nose.', rests_on: null, contradicts: [] },
  ],
});
const save = press('Save Changes');
const writeStoryAgain = press(/^Write again ?: Rewritten pet description$/);
/** Where there is no room for both, the page is behind a button. */
const showPage: Act[] = [
  wait('Write all three again'),
  async () => {
    if (innerWidth < 1000) await page.getByRole('button', { name: 'Page', exact: true }).click();
  },
];

testStates(
  { path: '/resume/1/edit', as: owner },
  {
    full: { as: collector, shows: 'Rewritten owner description' },
    sources: {
      answers: [sources],
      act: () => page.getByText(messages.resumes.restsOn).nth(1).click(),
      shows: messages.resumes.ownWords,
    },
    'nothing left': { act: [type('One-liner description', ''), save], shows: messages.resumes.textMissing },
    saving: { answers: [never(saveProse)], act: save, shows: 'Saving…' },
    failed: { answers: [broken(saveProse)], act: save, shows: messages.resumes.updateFailed },
    draft: { act: [type('One-liner description', 'A dog.'), reload], shows: messages.forms.draftRestored },
    leaving: {
      act: [type('One-liner description', 'A dog.'), press('Back')],
      shows: messages.forms.leaveQuestion,
    },
    'writing a field again': { answers: [never(rewriteResume)], act: writeStoryAgain, shows: 'Writing…' },
    'a field written again': { answers: [rewritten], act: writeStoryAgain, shows: 'Take the new text' },
    'page being drawn': { answers: [never(previewProse)], shows: 'Write all three again' },
    'page not drawn': { answers: [broken(previewProse)], act: showPage, shows: messages.resumes.previewFailed },
    'a text on the page': {
      act: [
        press('Edit: One-liner'),
        () => expect.element(page.getByLabelText('One-liner, on the page')).toHaveFocus(),
      ],
      shows: 'Rewritten owner description',
      only: 'desktop',
    },
    'page full screen': { act: [...showPage, press('Read full screen')], shows: /^Close$/ },
    'all not written again': {
      answers: [broken(rewriteResume)],
      act: press('Write all three again'),
      shows: messages.resumes.rewriteFailed,
    },
    'a field not written again': {
      answers: [broken(rewriteResume)],
      act: writeStoryAgain,
      shows: messages.resumes.rewriteFailed,
    },
    'not loaded': { answers: [broken(getProse)], shows: messages.resumes.loadFailed },
  },
);

const versions = answer(listVersions, [
  { ...textNow, rewritten_pet_description: 'He is calm.', version: 2, cause: 'rewritten', written_by: 'gpt' },
  { ...textNow, rewritten_pet_description: `${clean} He is calm.`, version: 1, cause: 'edited', written_by: 'gpt' },
  textNow,
]);
const bringBack = press(/^Bring this text back/);

testStates(
  { path: '/resume/1/versions', as: owner },
  {
    'only one': { shows: 'The text as it is' },
    several: { answers: [versions], shows: 'Changed by you' },
    compared: { answers: [versions], act: clickText(messages.resumes.compareTexts), shows: 'Then' },
    'bringing back': { answers: [versions, never(restoreVersion)], act: bringBack, shows: 'Bringing back…' },
    'not brought back': {
      answers: [versions, broken(restoreVersion)],
      act: bringBack,
      shows: messages.resumes.textNotRestored,
    },
    'not loaded': { answers: [broken(listVersions)], shows: messages.resumes.versionsFailed },
  },
);
