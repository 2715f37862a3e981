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
import { type Screen, statesOf } from '../screen.ts';

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

const securityScreens = statesOf({ route: '/account-security', as: 'owner' })({
  'one device': { as: 'admin', shows: 'This device' },
  devices: { shows: 'Log out all others' },
  loading: { faults: [never(listSessions)], shows: 'Loading your devices', waits: true },
  failed: { faults: [broken(listSessions)], shows: messages.account.sessionsFailed },
  'Google connected': {
    faults: [GOOGLE_TOO, broken(disconnectGoogle)],
    act: press('Disconnect'),
    shows: messages.account.disconnectFailed,
  },
  'asked for the password': {
    faults: [{ call: connectGoogle, answer: 'proof needed' }],
    act: press('Connect Google'),
    shows: messages.account.proofByPassword,
    over: true,
    provokes: [/^answer 403: POST \/api\/user\/google/],
  },
  'only Google': { faults: [GOOGLE_ONLY], shows: 'To disconnect Google' },
  'second factor set up': { faults: [FACTORS], shows: '7 are left.' },
  'second factor required': {
    as: 'admin',
    faults: [{ call: getSecondFactor, answer: { required: true, passkeys_available: true } }],
    shows: messages.factor.requiredForAdmins,
  },
  'authenticator app being set up': {
    as: 'newcomer',
    faults: [AUTHENTICATOR],
    act: press('Set up'),
    shows: 'Type the code',
  },
  'new recovery codes?': {
    faults: [FACTORS],
    act: press('Make new codes'),
    shows: 'Make new recovery codes?',
    over: true,
  },
  'remove a passkey?': {
    faults: [FACTORS],
    act: (page) => page.getByRole('button', { name: 'Remove', exact: true }).first().click(),
    shows: messages.factor.notLastFactor,
    over: true,
  },
  'passkey not removed': {
    faults: [FACTORS, broken(removePasskey)],
    async act(page) {
      await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
      await page.getByRole('button', { name: 'Remove passkey' }).click();
    },
    shows: messages.factor.changeFailed,
  },
  'passkeys loading': { faults: [never(getSecondFactor)], shows: 'Loading your passkeys', waits: true },
  'passkeys failed': { faults: [broken(getSecondFactor)], shows: messages.factor.loadFailed },
  'others not logged out': {
    faults: [broken(endOtherSessions)],
    act: press('Log out all others'),
    shows: messages.account.endSessionFailed,
    over: true,
  },
  'data being collected': {
    faults: [never(exportData)],
    act: press('Download my data'),
    shows: 'Collecting…',
    waits: true,
  },
});

const passwordScreens = statesOf({ route: '/change-password', as: 'owner' })({
  form: { shows: 'Current Password' },
  'nothing typed': { act: press('Change Password'), shows: messages.auth.fillAll },
  'passwords differ': { act: (page) => change(page, 'yet another'), shows: messages.password.differ },
  failed: {
    faults: [broken(changePassword)],
    act: (page) => change(page, 'another fine password'),
    shows: messages.password.failed,
  },
  'only Google': { faults: [GOOGLE_ONLY], shows: messages.password.none },
  'only Google, no address': {
    faults: [{ call: getMe, answer: { has_password: false, email: '' } }],
    shows: messages.password.noAddress,
  },
});

const deleteScreens = statesOf({ route: '/delete-account', as: 'owner' })({
  'no credits': { shows: 'What is deleted' },
  credits: { as: 'collector', shows: 'unused download' },
  'box not checked': { act: press('Confirm Deletion'), shows: messages.account.checkTheBox },
  failed: {
    faults: [broken(deleteAccount)],
    act: async (page) => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Confirm Deletion' }).click();
    },
    shows: messages.account.deletionFailed,
  },
});

export const accountScreens: readonly Screen[] = [...securityScreens, ...passwordScreens, ...deleteScreens];
