import {
  changePassword,
  connectGoogle,
  disconnectGoogle,
  endOtherSessions,
  listSessions,
} from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { beginAuthenticator, getSecondFactor, removePasskey } from '@pawsume/contract/second-factor';
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

/** Begun whenever: the real call wants a sign-in of the last minutes. */
const AUTHENTICATOR = {
  call: beginAuthenticator,
  answer: {
    key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Pawsum%C3%A9:newcomer?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Pawsum%C3%A9',
  },
};

const FACTORS = {
  call: getSecondFactor,
  answer: {
    passkeys_available: true,
    passkeys: [
      { id: 1, name: 'My laptop', created_at: '2026-10-01T12:00:00Z', last_used_at: '2026-11-01T12:00:00Z' },
      { id: 2, name: 'A-key-with-a-very-long-name-'.repeat(2), created_at: '2026-10-02T12:00:00Z', last_used_at: null },
    ],
    authenticator_since: '2026-10-02T12:00:00Z',
    recovery_codes_left: 7,
  },
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
    state: 'asked for the password',
    as: 'owner',
    path: '/account-security',
    faults: [{ call: connectGoogle, answer: 'proof needed' }],
    act: press('Connect Google'),
    shows: messages.account.proofByPassword,
    over: true,
    provokes: [/^answer 403: POST \/api\/user\/google/],
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
    state: 'second factor set up',
    as: 'owner',
    path: '/account-security',
    faults: [FACTORS],
    shows: '7 are left.',
  },
  {
    route: '/account-security',
    state: 'second factor required',
    as: 'admin',
    path: '/account-security',
    faults: [{ call: getSecondFactor, answer: { required: true, passkeys_available: true } }],
    shows: messages.factor.requiredForAdmins,
  },
  {
    route: '/account-security',
    state: 'authenticator app being set up',
    as: 'newcomer',
    path: '/account-security',
    faults: [AUTHENTICATOR],
    act: press('Set up'),
    shows: 'Type the code',
  },
  {
    route: '/account-security',
    state: 'new recovery codes?',
    as: 'owner',
    path: '/account-security',
    faults: [FACTORS],
    act: press('Make new codes'),
    shows: 'Make new recovery codes?',
    over: true,
  },
  {
    route: '/account-security',
    state: 'passkey not removed',
    as: 'owner',
    path: '/account-security',
    faults: [FACTORS, broken(removePasskey)],
    act: (page) => page.getByRole('button', { name: 'Remove', exact: true }).first().click(),
    shows: messages.factor.changeFailed,
  },
  {
    route: '/account-security',
    state: 'passkeys loading',
    as: 'owner',
    path: '/account-security',
    faults: [never(getSecondFactor)],
    shows: 'Loading your passkeys',
    waits: true,
  },
  {
    route: '/account-security',
    state: 'passkeys failed',
    as: 'owner',
    path: '/account-security',
    faults: [broken(getSecondFactor)],
    shows: messages.factor.loadFailed,
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
