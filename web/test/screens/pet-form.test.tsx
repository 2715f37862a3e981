import { drawVisitorPage } from '@pawsume/contract/draft-page';
import { importMessages } from '@pawsume/contract/import-messages';
import { messages } from '@pawsume/contract/messages';
import { type ImportedField, readPetText } from '@pawsume/contract/pet-import';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { createPet, getStep1, getStep2, saveStep2 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { page, userEvent } from 'vitest/browser';
import { storeToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { type Act, choose, press, reload, type, wait } from '../harness/acts.ts';
import { answer, broken, never, offline, refusal } from '../harness/fake-server.ts';
import { collector, newcomer, nobody, owner, type Person } from '../harness/people.ts';
import { photo } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const save = press('Save');
const next = press('Next');
const choosePicture = choose([photo], 'IMG_1.jpg', { type: 'image/jpeg' });
const typeBasics = [
  type('Pet Name', 'Biscuit'),
  type('Pet Type', 'Dog'),
  () => userEvent.keyboard('{Escape}'),
  type('Pet Age', '3 years'),
];
const toAccount = [...typeBasics, next, wait(messages.visitor.createAccount('Biscuit'))];
/** Logs somebody in on the device where a visitor typed. */
const arriveAs =
  ({ answers }: Person, path: string): Act =>
  async ({ server, go }) => {
    server.now(...answers);
    storeToken(crypto.randomUUID());
    await go(path);
  };

const found = (field: ImportedField, value: string) => ({ field, value, quote: value, before: 'Meet ', after: '.' });
const biscuit = [found('pet_name', 'Biscuit'), found('pet_type', 'Dog'), found('pet_age', '3 years')];
const isRead = answer(readPetText, { found: biscuit, read_by: 'built-in' });
const ofTwo = answer(readPetText, {
  found: [],
  several: ['Biscuit', 'Rocky'],
  pets: [
    { name: 'Biscuit', found: biscuit },
    { name: 'Rocky', found: biscuit },
  ],
  read_by: 'built-in',
});
const unfoldImport = press(importMessages.offer, { exact: false });
const read = [unfoldImport, type(importMessages.text, 'Meet Biscuit.'), press(importMessages.read)];

testStates(
  { path: '/form1', as: nobody },
  {
    'logged out': { path: '/form1?pet_id=1', shows: messages.petForm.loginFirst },
    visitor: { shows: 'Pet Basic Information' },
    'page on a phone': { only: 'phone', act: press('Page'), shows: /^About your pet$/ },
    'page that waits': { only: 'desktop', answers: [broken(drawVisitorPage)], shows: messages.page.draft.waits },
    'visitor without an account': { act: toAccount, shows: messages.visitor.createAccount('Biscuit') },
    'visitor with an account': { act: [...toAccount, press('Login')], shows: messages.visitor.logIn('Biscuit') },
    'visitor without a profile': {
      act: [...toAccount, arriveAs(newcomer, paths.keepPet(2, 'logged-in'))],
      shows: messages.visitor.aboutYou('Biscuit'),
    },
    'whose pet': { act: [...toAccount, arriveAs(owner, paths.keepPet(2))], shows: messages.visitor.whoseExplained },
    'pet that waits': {
      act: [...toAccount, arriveAs(owner, paths.form(1))],
      shows: messages.visitor.waiting('Biscuit'),
    },
    'text to read': { act: unfoldImport, shows: importMessages.privacy },
    'text read': { answers: [isRead], act: read, shows: importMessages.foundIn(null) },
    'text taken over': {
      answers: [isRead],
      act: [...read, press(importMessages.chooseAll), press(importMessages.takeOver(3))],
      shows: 'Undo',
    },
    'text of two pets': { answers: [ofTwo], act: read, shows: importMessages.whichPet },
  },
);

testStates(
  { path: '/form1', as: owner },
  {
    incomplete: { as: newcomer, shows: messages.petForm.completeProfile },
    'new pet': { shows: 'Pet Basic Information' },
    filled: { as: collector, path: '/form1?pet_id=1', shows: 'Change picture' },
    loading: { path: '/form1?pet_id=1', answers: [never(getStep1)], shows: messages.petForm.loading(1) },
    'not loaded': { path: '/form1?pet_id=1', answers: [broken(getStep1)], shows: messages.petForm.loadFailed },
    'nothing typed': { act: save, shows: messages.petForm.fillBasics },
    'next before saving': { act: next, shows: messages.petForm.saveFirst },
    suggestions: { act: () => page.getByLabelText('Pet Type').first().click(), shows: 'Rabbit' },
    cropping: { act: choosePicture, shows: 'Use this crop' },
    'crop not finished': { act: [...typeBasics, choosePicture, save], shows: messages.petForm.cropFirst },
    'no connection': { answers: [offline(createPet)], act: [...typeBasics, save], shows: messages.common.offline },
  },
);

const unfold = press(messages.petForm.further);
const typeOfHealth = type('Health description', 'Never ill so far.');
const conflict = answer(saveStep2, refusal(409, 'changed_elsewhere', messages.forms.conflictTitle));
const saveElsewhere: Act = async ({ server }) =>
  server.now(answer(getStep2, { ...emptyStep2, health_description: 'Seen by the vet.', version: 2 }));
const loseConnection: Act = async () => {
  dispatchEvent(new Event('offline'));
};

testStates(
  { path: '/form2?pet_id=2', as: owner },
  {
    empty: { shows: 'Personality, Training' },
    unfolded: { act: unfold, shows: 'Good with children' },
    filled: { as: collector, path: '/form2?pet_id=1', shows: 'Personality, Training' },
    failed: { answers: [broken(saveStep2)], act: [typeOfHealth, save], shows: messages.petForm.saveFailed[2] },
    saved: { answers: [answer(saveStep2, { version: 2 })], act: [typeOfHealth, save], shows: messages.petForm.saved },
    draft: { act: [typeOfHealth, reload], shows: messages.forms.draftRestored },
    'no connection': { act: [wait('Health description'), loseConnection], shows: messages.forms.offline },
    'saved elsewhere': {
      answers: [conflict],
      act: [typeOfHealth, saveElsewhere, save],
      shows: messages.forms.conflictTitle,
    },
    'going on': { act: [typeOfHealth, next], shows: messages.petForm.alwaysSave },
    leaving: {
      act: [typeOfHealth, press('Back to profile')],
      shows: messages.forms.leaveQuestion,
    },
  },
);
testStates(
  { path: '/form3?pet_id=2', as: owner },
  {
    empty: { shows: 'Lived in a rental before' },
    unfolded: { act: unfold, shows: 'Hours alone' },
    filled: { as: collector, path: '/form3?pet_id=1', shows: 'Rental duration' },
  },
);
testStates(
  { path: '/form4?pet_id=1', as: owner },
  {
    empty: { shows: 'Owner Information' },
    typed: { as: collector, act: type('City', 'Gatineau'), shows: messages.petForm.ownerKept },
  },
);

const generate = press('Generate Résumé with AI');

testStates(
  { path: '/form5?pet_id=1', as: owner },
  {
    'without a pet': { path: '/form5', shows: messages.petForm.idMissingFromUrl },
    unfolded: { path: '/form5?pet_id=2', act: unfold, shows: 'Daily routine' },
    'steps without answers': { path: '/form5?pet_id=2', shows: messages.generate.onlyFromAnswers },
    filled: { as: collector, shows: 'Grooming details' },
    generating: { answers: [never(generateResume)], act: generate, shows: 'Writing the résumé of' },
    'generation failed': { answers: [broken(generateResume)], act: generate, shows: messages.generate.failed },
  },
);
