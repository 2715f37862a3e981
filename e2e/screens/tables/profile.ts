import { askForConfirmation } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMyPet, listMyPets } from '@pawsume/contract/pets';
import { generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import type { Screen } from '../screen.ts';
import type { World } from '../world.ts';

const openPet = (page: Page) => page.getByRole('button', { name: 'Biscuit' }).click();

const generate = async (page: Page) => {
  await openPet(page);
  await page.getByRole('button', { name: 'Generate Resume by AI' }).click();
};

const profileScreens: readonly Screen[] = [
  { route: '/profile', state: 'new', as: 'newcomer', path: '/profile', shows: 'Complete Profile' },
  { route: '/profile', state: 'everyday', as: 'owner', path: '/profile', shows: 'Biscuit' },
  { route: '/profile', state: 'full', as: 'collector', path: '/profile', shows: 'Maximilian' },
  {
    route: '/profile',
    state: 'lists loading',
    as: 'owner',
    path: '/profile',
    faults: [never(listMyPets), never(listMyResumes)],
    shows: 'Loading pets',
    waits: true,
  },
  {
    route: '/profile',
    state: 'lists failed',
    as: 'owner',
    path: '/profile',
    faults: [broken(listMyPets), broken(listMyResumes)],
    shows: messages.profile.petsFailed,
  },
  {
    route: '/profile',
    state: 'not loaded yet',
    as: 'owner',
    path: '/profile',
    faults: [never(getMe)],
    shows: 'Loading',
    waits: true,
  },
  {
    route: '/profile',
    state: 'failed',
    as: 'owner',
    path: '/profile',
    faults: [broken(getMe)],
    shows: messages.profile.loadFailed,
  },
  {
    route: '/profile',
    state: 'Google connected',
    as: 'owner',
    path: '/profile?notice=google-connected',
    shows: messages.account.googleConnected,
  },
  {
    route: '/profile',
    state: 'mail not sent',
    as: 'newcomer',
    path: '/profile',
    faults: [broken(askForConfirmation)],
    act: (page) => page.getByRole('button', { name: 'Send again' }).click(),
    shows: messages.password.mailFailed,
    over: true,
  },
];

const byLink = async ({ people }: World) => `/profile?token=${people.newcomer.token}`;
const EXCHANGE_REFUSED = /^answer 401: POST \/api\/auth\/exchange/;

const arrivedScreens: readonly Screen[] = [
  {
    route: '/profile',
    state: 'by a link',
    as: 'nobody',
    path: byLink,
    shows: 'Yes, this is me',
    provokes: [EXCHANGE_REFUSED],
  },
  {
    route: '/profile',
    state: 'by a link, saving',
    as: 'nobody',
    path: byLink,
    act: (page) => page.getByRole('button', { name: 'Send again' }).click(),
    shows: 'Is this your account?',
    over: true,
    provokes: [EXCHANGE_REFUSED],
  },
];

const petDialogScreens: readonly Screen[] = [
  {
    route: '/profile',
    state: 'pet',
    as: 'owner',
    path: '/profile',
    act: openPet,
    shows: 'Labrador',
    over: true,
  },
  {
    route: '/profile',
    state: 'pet loading',
    as: 'owner',
    path: '/profile',
    faults: [never(getMyPet)],
    act: openPet,
    shows: 'Loading pet details',
    waits: true,
    over: true,
  },
  {
    route: '/profile',
    state: 'pet failed',
    as: 'owner',
    path: '/profile',
    faults: [broken(getMyPet)],
    act: openPet,
    shows: messages.profile.petDetailsFailed,
    over: true,
  },
  {
    route: '/profile',
    state: 'pet with everything',
    as: 'collector',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Maximilian' }).click(),
    shows: 'Standard Poodle',
    over: true,
  },
  {
    route: '/profile',
    state: 'delete pet?',
    as: 'owner',
    path: '/profile',
    act: async (page) => {
      await openPet(page);
      await page.getByRole('button', { name: 'Delete Pet' }).click();
    },
    shows: 'Delete Biscuit?',
    over: true,
  },
  {
    route: '/profile',
    state: 'generating',
    as: 'owner',
    path: '/profile',
    faults: [never(generateResume)],
    act: generate,
    shows: 'Writing the résumé',
    waits: true,
    over: true,
  },
  {
    route: '/profile',
    state: 'generation failed',
    as: 'owner',
    path: '/profile',
    faults: [broken(generateResume)],
    act: generate,
    shows: messages.generate.failed,
    over: true,
  },
];

const PICTURE = 'input[type=file]';

const chooseAvatar = async (page: Page) =>
  page.locator(PICTURE).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await petPhoto('cat') });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const editProfileScreens: readonly Screen[] = [
  { route: '/edit-profile', state: 'incomplete', as: 'newcomer', path: '/edit-profile', shows: 'Still needed' },
  { route: '/edit-profile', state: 'full', as: 'collector', path: '/edit-profile', shows: 'Change picture' },
  {
    route: '/edit-profile',
    state: 'cropping',
    as: 'owner',
    path: '/edit-profile',
    act: chooseAvatar,
    shows: 'Use this crop',
  },
  {
    route: '/edit-profile',
    state: 'cropped',
    as: 'owner',
    path: '/edit-profile',
    act: async (page) => {
      await chooseAvatar(page);
      await page.getByRole('button', { name: 'Use this crop' }).click();
    },
    shows: 'Undo',
  },
  {
    route: '/edit-profile',
    state: 'crop not finished',
    as: 'owner',
    path: '/edit-profile',
    act: async (page) => {
      await chooseAvatar(page);
      await save(page);
    },
    shows: messages.profile.finishCropping,
  },
  {
    route: '/edit-profile',
    state: 'no picture',
    as: 'owner',
    path: '/edit-profile',
    act: (page) =>
      page.locator(PICTURE).setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') }),
    shows: messages.pictures.unreadable,
  },
  {
    route: '/edit-profile',
    state: 'wrong answers',
    as: 'owner',
    path: '/edit-profile',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Email').fill('somewhere');
      await save(page);
    },
    shows: messages.auth.badEmail,
  },
  {
    route: '/edit-profile',
    state: 'saving',
    as: 'owner',
    path: '/edit-profile',
    faults: [never(updateMe)],
    act: save,
    shows: 'Saving…',
    waits: true,
  },
  {
    route: '/edit-profile',
    state: 'failed',
    as: 'owner',
    path: '/edit-profile',
    faults: [broken(updateMe)],
    act: save,
    shows: messages.profile.updateFailed,
  },
];

export const personScreens: readonly Screen[] = [
  ...profileScreens,
  ...arrivedScreens,
  ...petDialogScreens,
  ...editProfileScreens,
];
