import { changePassword, disconnectGoogle, endOtherSessions, listSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { deleteAccount, exportData, getMe } from '@pawsume/contract/users';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/by-api.ts';
import { broken, never } from '../faults.ts';
import type { Screen } from '../screen.ts';

const GOOGLE_ONLY = { call: getMe, answer: { has_password: false, google_connected: true } } as const;
const GOOGLE_TOO = { call: getMe, answer: { google_connected: true } } as const;

const change = async (page: Page, again: string) => {
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill('another fine password');
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const securityScreens: readonly Screen[] = [
  { route: '/account-security', state: 'one device', as: 'admin', path: '/account-security', shows: 'This device' },
  { route: '/account-security', state: 'devices', as: 'owner', path: '/account-security', shows: 'Log out all others' },
  {
    route: '/account-security',
    state: 'loading',
    as: 'owner',
    path: '/account-security',
    faults: [never(listSessions)],
    shows: 'Loading your devices',
    waits: true,
  },
  {
    route: '/account-security',
    state: 'failed',
    as: 'owner',
    path: '/account-security',
    faults: [broken(listSessions)],
    shows: messages.account.sessionsFailed,
  },
  {
    route: '/account-security',
    state: 'Google connected',
    as: 'owner',
    path: '/account-security',
    faults: [GOOGLE_TOO, broken(disconnectGoogle)],
    act: press('Disconnect'),
    shows: messages.account.disconnectFailed,
  },
  {
    route: '/account-security',
    state: 'only Google',
    as: 'owner',
    path: '/account-security',
    faults: [GOOGLE_ONLY],
    shows: 'To disconnect Google',
  },
  {
    route: '/account-security',
    state: 'others not logged out',
    as: 'owner',
    path: '/account-security',
    faults: [broken(endOtherSessions)],
    act: press('Log out all others'),
    shows: messages.account.endSessionFailed,
    over: true,
  },
  {
    route: '/account-security',
    state: 'data being collected',
    as: 'owner',
    path: '/account-security',
    faults: [never(exportData)],
    act: press('Download my data'),
    shows: 'Collecting…',
    waits: true,
  },
];

const passwordScreens: readonly Screen[] = [
  { route: '/change-password', state: 'form', as: 'owner', path: '/change-password', shows: 'Current Password' },
  {
    route: '/change-password',
    state: 'nothing typed',
    as: 'owner',
    path: '/change-password',
    act: press('Change Password'),
    shows: messages.auth.fillAll,
  },
  {
    route: '/change-password',
    state: 'passwords differ',
    as: 'owner',
    path: '/change-password',
    act: (page) => change(page, 'yet another'),
    shows: messages.password.differ,
  },
  {
    route: '/change-password',
    state: 'failed',
    as: 'owner',
    path: '/change-password',
    faults: [broken(changePassword)],
    act: (page) => change(page, 'another fine password'),
    shows: messages.password.failed,
  },
  {
    route: '/change-password',
    state: 'only Google',
    as: 'owner',
    path: '/change-password',
    faults: [GOOGLE_ONLY],
    shows: messages.password.none,
  },
  {
    route: '/change-password',
    state: 'only Google, no address',
    as: 'owner',
    path: '/change-password',
    faults: [{ call: getMe, answer: { has_password: false, email: '' } }],
    shows: messages.password.noAddress,
  },
];

const deleteScreens: readonly Screen[] = [
  { route: '/delete-account', state: 'no credits', as: 'owner', path: '/delete-account', shows: 'What is deleted' },
  { route: '/delete-account', state: 'credits', as: 'collector', path: '/delete-account', shows: 'unused download' },
  {
    route: '/delete-account',
    state: 'box not checked',
    as: 'owner',
    path: '/delete-account',
    act: press('Confirm Deletion'),
    shows: messages.account.checkTheBox,
  },
  {
    route: '/delete-account',
    state: 'failed',
    as: 'owner',
    path: '/delete-account',
    faults: [broken(deleteAccount)],
    act: async (page) => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Confirm Deletion' }).click();
    },
    shows: messages.account.deletionFailed,
  },
];

export const accountScreens: readonly Screen[] = [...securityScreens, ...passwordScreens, ...deleteScreens];
