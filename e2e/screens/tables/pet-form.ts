import { drawVisitorPage } from '@pawsume/contract/draft-page';
import { importMessages } from '@pawsume/contract/import-messages';
import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1, saveStep2 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { petText } from '@pawsume/fixtures/documents';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Page } from '@playwright/test';
import { paths } from '../../../web/app/paths.ts';
import { pasteText, unfoldImport } from '../../src/import.ts';
import { broken, never, offline } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';

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

const toAccount = async (page: Page) => {
  await typeBasics(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: messages.visitor.createAccount('Biscuit') }).waitFor();
};

/** Somebody logs in on a device where a visitor typed. */
const arriveAs = async (page: Page, token: string, path: string) => {
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
};

const unfold = (page: Page) => page.getByRole('button', { name: messages.petForm.further }).click();

const typeOfHealth = (page: Page) => page.getByLabel('Health description').fill('Never ill so far.');

const step1Screens = statesOf({ route: '/form1', as: 'owner' })({
  'logged out': { as: 'nobody', path: '/form1?pet_id=1', shows: messages.petForm.loginFirst },
  visitor: { as: 'nobody', shows: 'Pet Basic Information' },
  'page on a phone': {
    as: 'nobody',
    only: 'phone',
    act: (page) => page.getByRole('button', { name: 'Page', exact: true }).click(),
    shows: /^About your pet$/,
  },
  'page that waits': {
    as: 'nobody',
    only: 'desktop',
    faults: [broken(drawVisitorPage)],
    waits: true,
    shows: messages.page.draft.waits,
  },
  'visitor without an account': { as: 'nobody', act: toAccount, shows: messages.visitor.createAccount('Biscuit') },
  'visitor with an account': {
    as: 'nobody',
    act: async (page) => {
      await toAccount(page);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    },
    shows: messages.visitor.logIn('Biscuit'),
  },
  'visitor without a profile': {
    as: 'nobody',
    act: async (page, { people: { newcomer } }) => {
      await toAccount(page);
      await arriveAs(page, newcomer.token, paths.keepPet(2, 'logged-in'));
    },
    shows: messages.visitor.aboutYou('Biscuit'),
  },
  'whose pet': {
    as: 'nobody',
    act: async (page, { people: { owner } }) => {
      await toAccount(page);
      await arriveAs(page, owner.token, paths.keepPet(2));
    },
    shows: messages.visitor.whoseExplained,
  },
  'pet that waits': {
    as: 'nobody',
    act: async (page, { people: { owner } }) => {
      await toAccount(page);
      await arriveAs(page, owner.token, paths.form(1));
    },
    shows: messages.visitor.waiting('Biscuit'),
  },
  'text to read': { as: 'nobody', act: unfoldImport, shows: importMessages.privacy },
  'text read': {
    as: 'nobody',
    act: async (page) => {
      await unfoldImport(page);
      await pasteText(page, await petText('shelter-advert'));
    },
    shows: importMessages.foundIn(null),
  },
  'text taken over': {
    as: 'nobody',
    act: async (page) => {
      await unfoldImport(page);
      await pasteText(page, await petText('shelter-advert'));
      await page.getByRole('button', { name: importMessages.chooseAll }).click();
      await page.getByRole('button', { name: importMessages.takeOver(7) }).click();
    },
    shows: 'Undo',
  },
  'text of two pets': {
    as: 'nobody',
    act: async (page) => {
      await unfoldImport(page);
      await pasteText(page, await petText('two-pets'));
    },
    shows: importMessages.whichPet,
  },
  incomplete: { as: 'newcomer', shows: messages.petForm.completeProfile },
  'new pet': { shows: 'Pet Basic Information' },
  filled: { as: 'collector', path: '/form1?pet_id={pet}', shows: 'Change picture' },
  loading: {
    path: '/form1?pet_id={pet}',
    faults: [never(getStep1)],
    shows: messages.petForm.loading(1),
    waits: true,
  },
  'not loaded': { path: '/form1?pet_id={pet}', faults: [broken(getStep1)], shows: messages.petForm.loadFailed },
  'nothing typed': { act: save, shows: messages.petForm.fillBasics },
  'next before saving': {
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
    shows: messages.petForm.saveFirst,
  },
  suggestions: { act: (page) => page.getByLabel('Pet Type').click(), shows: 'Rabbit', over: true },
  cropping: { act: choosePicture, shows: 'Use this crop' },
  'crop not finished': {
    act: async (page) => {
      await typeBasics(page);
      await choosePicture(page);
      await save(page);
    },
    shows: messages.petForm.cropFirst,
  },
  'no connection': {
    faults: [offline(createPet)],
    act: async (page) => {
      await typeBasics(page);
      await save(page);
    },
    shows: messages.common.offline,
  },
});

const laterScreens: readonly Screen[] = [
  ...statesOf({ route: '/form2', as: 'owner', path: '/form2?pet_id={bare}' })({
    empty: { shows: 'Personality, Training' },
    unfolded: { act: unfold, shows: 'Good with children' },
    filled: { as: 'collector', path: '/form2?pet_id={pet}', shows: 'Personality, Training' },
    failed: {
      faults: [broken(saveStep2)],
      act: async (page) => {
        await typeOfHealth(page);
        await save(page);
      },
      shows: messages.petForm.saveFailed[2],
    },
    saved: { path: '/form2?pet_id={pet}', act: save, shows: messages.petForm.saved, over: true },
    draft: {
      act: async (page) => {
        await typeOfHealth(page);
        await page.reload();
      },
      shows: messages.forms.draftRestored,
    },
    'no connection': {
      path: '/form2?pet_id={pet}',
      act: async (page) => {
        await page.getByLabel('Health description').waitFor();
        // The screens that may be next are loaded ahead.
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
      },
      shows: messages.forms.offline,
    },
    'saved elsewhere': {
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
    'going on': {
      act: async (page) => {
        await typeOfHealth(page);
        await page.getByRole('button', { name: 'Next' }).click();
      },
      shows: messages.petForm.alwaysSave,
      over: true,
    },
    leaving: {
      act: async (page) => {
        await typeOfHealth(page);
        await page.getByRole('button', { name: 'Back to profile' }).click();
      },
      shows: messages.forms.leaveQuestion,
      over: true,
    },
  }),
  ...statesOf({ route: '/form3', as: 'owner', path: '/form3?pet_id={bare}' })({
    empty: { shows: 'Lived in a rental before' },
    unfolded: { act: unfold, shows: 'Hours alone' },
    filled: { as: 'collector', path: '/form3?pet_id={pet}', shows: 'Rental duration' },
  }),
  ...statesOf({ route: '/form4', as: 'owner', path: '/form4?pet_id={pet}' })({
    empty: { shows: 'Owner Information' },
    typed: {
      as: 'collector',
      act: (page) => page.getByLabel('City').fill('Gatineau'),
      shows: messages.petForm.ownerKept,
    },
  }),
  ...statesOf({ route: '/form5', as: 'owner', path: '/form5?pet_id={pet}' })({
    'without a pet': { path: '/form5', shows: messages.petForm.idMissingFromUrl },
    unfolded: { path: '/form5?pet_id={bare}', act: unfold, shows: 'Daily routine' },
    'steps without answers': { path: '/form5?pet_id={bare}', shows: messages.generate.onlyFromAnswers },
    filled: { as: 'collector', shows: 'Grooming details' },
    generating: { faults: [never(generateResume)], act: generate, shows: 'Writing the résumé of', waits: true },
    'generation failed': { faults: [broken(generateResume)], act: generate, shows: messages.generate.failed },
  }),
];

export const petFormScreens: readonly Screen[] = [...step1Screens, ...laterScreens];
