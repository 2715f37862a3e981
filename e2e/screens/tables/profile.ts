import { askForConfirmation } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMyPet, listMyPets } from '@pawsume/contract/pets';
import { generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import type { World } from '../world.ts';

const openPet = (page: Page) => page.getByRole('button', { name: 'Biscuit' }).click();

const generate = async (page: Page) => {
  await openPet(page);
  await page.getByRole('button', { name: 'Generate Resume by AI' }).click();
};

const profileScreens = statesOf({ route: '/profile', as: 'owner' })({
  new: { as: 'newcomer', shows: 'Complete Profile' },
  everyday: { shows: 'Biscuit' },
  full: { as: 'collector', shows: 'Maximilian' },
  'lists loading': { faults: [never(listMyPets), never(listMyResumes)], shows: 'Loading pets', waits: true },
  'lists failed': { faults: [broken(listMyPets), broken(listMyResumes)], shows: messages.profile.petsFailed },
  'not loaded yet': { faults: [never(getMe)], shows: 'Loading', waits: true },
  failed: { faults: [broken(getMe)], shows: messages.profile.loadFailed },
  'Google connected': { path: '/profile?notice=google-connected', shows: messages.account.googleConnected },
  'mail not sent': {
    as: 'newcomer',
    faults: [broken(askForConfirmation)],
    act: (page) => page.getByRole('button', { name: 'Send again' }).click(),
    shows: messages.password.mailFailed,
    over: true,
  },
});

const byLink = async ({ people }: World) => `/profile?token=${people.newcomer.token}`;
const EXCHANGE_REFUSED = /^answer 401: POST \/api\/auth\/exchange/;

const arrivedScreens = statesOf({ route: '/profile', as: 'nobody', path: byLink })({
  'by a link': { shows: 'Yes, this is me', provokes: [EXCHANGE_REFUSED] },
  'by a link, saving': {
    act: (page) => page.getByRole('button', { name: 'Send again' }).click(),
    shows: 'Is this your account?',
    over: true,
    provokes: [EXCHANGE_REFUSED],
  },
});

const petDialogScreens = statesOf({ route: '/profile', as: 'owner' })({
  pet: { act: openPet, shows: 'Labrador', over: true },
  'pet loading': { faults: [never(getMyPet)], act: openPet, shows: 'Loading pet details', waits: true, over: true },
  'pet failed': { faults: [broken(getMyPet)], act: openPet, shows: messages.profile.petDetailsFailed, over: true },
  'pet with everything': {
    as: 'collector',
    act: async (page) => {
      // Twelve résumés push the pets down when they arrive.
      await page.getByRole('list', { name: 'My Résumés' }).waitFor();
      await page.getByRole('button', { name: 'Maximilian' }).click();
    },
    shows: 'Standard Poodle',
    over: true,
  },
  'delete pet?': {
    act: async (page) => {
      await openPet(page);
      await page.getByRole('button', { name: 'Delete Pet' }).click();
    },
    shows: 'Delete Biscuit?',
    over: true,
  },
  generating: {
    faults: [never(generateResume)],
    act: generate,
    shows: 'Writing the résumé',
    waits: true,
    over: true,
  },
  'generation failed': {
    faults: [broken(generateResume)],
    act: generate,
    shows: messages.generate.failed,
    over: true,
  },
});

const PICTURE = 'input[type=file]';

const chooseAvatar = async (page: Page) =>
  page.locator(PICTURE).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await petPhoto('cat') });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const editProfileScreens = statesOf({ route: '/edit-profile', as: 'owner' })({
  incomplete: { as: 'newcomer', shows: 'Still needed' },
  full: { as: 'collector', shows: 'Change picture' },
  cropping: { act: chooseAvatar, shows: 'Use this crop' },
  cropped: {
    act: async (page) => {
      await chooseAvatar(page);
      await page.getByRole('button', { name: 'Use this crop' }).click();
    },
    shows: 'Undo',
  },
  'crop not finished': {
    act: async (page) => {
      await chooseAvatar(page);
      await save(page);
    },
    shows: messages.profile.finishCropping,
  },
  'no picture': {
    act: (page) =>
      page.locator(PICTURE).setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') }),
    shows: messages.pictures.unreadable,
  },
  'wrong answers': {
    act: async (page) => {
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Email').fill('somewhere');
      await save(page);
    },
    shows: messages.auth.badEmail,
  },
  saving: { faults: [never(updateMe)], act: save, shows: 'Saving…', waits: true },
  failed: { faults: [broken(updateMe)], act: save, shows: messages.profile.updateFailed },
});

export const personScreens: readonly Screen[] = [
  ...profileScreens,
  ...arrivedScreens,
  ...petDialogScreens,
  ...editProfileScreens,
];
