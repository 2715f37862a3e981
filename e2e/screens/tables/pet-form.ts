import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1, saveStep2 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Page } from '@playwright/test';
import { broken, never, offline } from '../faults.ts';
import type { Screen } from '../screen.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Résumé with AI' }).click();

const choosePicture = async (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await petPhoto('dog') });

const typeBasics = async (page: Page) => {
  await page.getByLabel('Pet Name').fill('Biscuit');
  await page.getByLabel('Pet Type').fill('Dog');
  await page.keyboard.press('Escape');
  await page.getByLabel('Pet Age').fill('3 years');
};

const typeOfHealth = (page: Page) => page.getByLabel('Health description').fill('Never ill so far.');

const step1Screens: readonly Screen[] = [
  { route: '/form1', state: 'logged out', as: 'nobody', path: '/form1', shows: messages.petForm.loginFirst },
  { route: '/form1', state: 'incomplete', as: 'newcomer', path: '/form1', shows: messages.petForm.completeProfile },
  { route: '/form1', state: 'new pet', as: 'owner', path: '/form1', shows: 'Pet Basic Information' },
  { route: '/form1', state: 'filled', as: 'collector', path: '/form1?pet_id={pet}', shows: 'Change picture' },
  {
    route: '/form1',
    state: 'loading',
    as: 'owner',
    path: '/form1?pet_id={pet}',
    faults: [never(getStep1)],
    shows: messages.petForm.loading(1),
    waits: true,
  },
  {
    route: '/form1',
    state: 'not loaded',
    as: 'owner',
    path: '/form1?pet_id={pet}',
    faults: [broken(getStep1)],
    shows: messages.petForm.loadFailed,
  },
  {
    route: '/form1',
    state: 'nothing typed',
    as: 'owner',
    path: '/form1',
    act: save,
    shows: messages.petForm.fillBasics,
  },
  {
    route: '/form1',
    state: 'next before saving',
    as: 'owner',
    path: '/form1',
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
    shows: messages.petForm.saveFirst,
  },
  {
    route: '/form1',
    state: 'suggestions',
    as: 'owner',
    path: '/form1',
    act: (page) => page.getByLabel('Pet Type').click(),
    shows: 'Rabbit',
    over: true,
  },
  { route: '/form1', state: 'cropping', as: 'owner', path: '/form1', act: choosePicture, shows: 'Use this crop' },
  {
    route: '/form1',
    state: 'crop not finished',
    as: 'owner',
    path: '/form1',
    act: async (page) => {
      await typeBasics(page);
      await choosePicture(page);
      await save(page);
    },
    shows: messages.petForm.cropFirst,
  },
  {
    route: '/form1',
    state: 'no connection',
    as: 'owner',
    path: '/form1',
    faults: [offline(createPet)],
    act: async (page) => {
      await typeBasics(page);
      await save(page);
    },
    shows: messages.common.offline,
  },
];

const laterScreens: readonly Screen[] = [
  { route: '/form2', state: 'empty', as: 'owner', path: '/form2?pet_id={bare}', shows: 'Personality, Training' },
  { route: '/form2', state: 'filled', as: 'collector', path: '/form2?pet_id={pet}', shows: 'Personality, Training' },
  {
    route: '/form2',
    state: 'failed',
    as: 'owner',
    path: '/form2?pet_id={bare}',
    faults: [broken(saveStep2)],
    act: async (page) => {
      await typeOfHealth(page);
      await save(page);
    },
    shows: messages.petForm.saveFailed[2],
  },
  {
    route: '/form2',
    state: 'saved',
    as: 'owner',
    path: '/form2?pet_id={pet}',
    act: save,
    shows: messages.petForm.saved,
    over: true,
  },
  {
    route: '/form2',
    state: 'draft',
    as: 'owner',
    path: '/form2?pet_id={bare}',
    act: async (page) => {
      await typeOfHealth(page);
      await page.reload();
    },
    shows: messages.forms.draftRestored,
  },
  {
    route: '/form2',
    state: 'no connection',
    as: 'owner',
    path: '/form2?pet_id={pet}',
    act: async (page) => {
      await page.getByLabel('Health description').waitFor();
      await page.context().setOffline(true);
    },
    shows: messages.forms.offline,
  },
  {
    route: '/form2',
    state: 'saved elsewhere',
    as: 'owner',
    path: '/form2?pet_id={pet}',
    act: async (page, { people: { owner } }) => {
      await typeOfHealth(page);
      const body = { ...petByKey('biscuit').answers.step2, health_description: `Seen by the vet (${Date.now()}).` };
      await owner.send(saveStep2, { params: { pet_id: owner.places.pet ?? 0 }, body });
      await save(page);
    },
    shows: messages.forms.conflictTitle,
    over: true,
    provokes: [/^answer 409: PUT \/api\/pet\/form\/step2/],
  },
  {
    route: '/form2',
    state: 'leaving',
    as: 'owner',
    path: '/form2?pet_id={bare}',
    act: async (page) => {
      await typeOfHealth(page);
      await page.getByRole('button', { name: 'Back to profile' }).click();
    },
    shows: messages.forms.leaveQuestion,
    over: true,
  },
  { route: '/form3', state: 'empty', as: 'owner', path: '/form3?pet_id={bare}', shows: 'Lived in a rental before' },
  { route: '/form3', state: 'filled', as: 'collector', path: '/form3?pet_id={pet}', shows: 'Rental duration' },
  { route: '/form4', state: 'empty', as: 'owner', path: '/form4?pet_id={pet}', shows: 'Owner Information' },
  {
    route: '/form4',
    state: 'typed',
    as: 'collector',
    path: '/form4?pet_id={pet}',
    act: (page) => page.getByLabel('City').fill('Ottawa'),
    shows: messages.petForm.ownerKept,
  },
  { route: '/form5', state: 'without a pet', as: 'owner', path: '/form5', shows: messages.petForm.idMissingFromUrl },
  {
    route: '/form5',
    state: 'steps without answers',
    as: 'owner',
    path: '/form5?pet_id={bare}',
    shows: messages.generate.onlyFromAnswers,
  },
  { route: '/form5', state: 'filled', as: 'collector', path: '/form5?pet_id={pet}', shows: 'Grooming details' },
  {
    route: '/form5',
    state: 'generating',
    as: 'owner',
    path: '/form5?pet_id={pet}',
    faults: [never(generateResume)],
    act: generate,
    shows: 'Writing the résumé of',
    waits: true,
  },
  {
    route: '/form5',
    state: 'generation failed',
    as: 'owner',
    path: '/form5?pet_id={pet}',
    faults: [broken(generateResume)],
    act: generate,
    shows: messages.generate.failed,
  },
];

export const petFormScreens: readonly Screen[] = [...step1Screens, ...laterScreens];
