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
import { page } from 'vitest/browser';
import { press, type } from '../harness/acts.ts';
import { answer, broken, never, proofNeeded } from '../harness/fake-server.ts';
import { admin, collector, me, newcomer, noFactor, owner } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const onlyGoogle = answer(getMe, { ...me, has_password: false, google_connected: true });
const factors = answer(getSecondFactor, {
  ...{ ...noFactor, passkeys_available: true, authenticator_since: DAY, recovery_codes_left: 7 },
  passkeys: [
    { id: 1, name: 'My laptop', created_at: DAY, last_used_at: DAY },
    { id: 2, name: 'A-key-with-a-very-long-name-'.repeat(2), created_at: DAY, last_used_at: null },
  ],
});

testStates(
  { path: '/account-security', as: owner },
  {
    'one device': { as: admin, shows: 'This device' },
    devices: { shows: 'Log out all others' },
    loading: { answers: [never(listSessions)], shows: 'Loading your devices' },
    failed: { answers: [broken(listSessions)], shows: messages.account.sessionsFailed },
    'Google connected': {
      answers: [answer(getMe, { ...me, google_connected: true }), broken(disconnectGoogle)],
      act: press('Disconnect'),
      shows: messages.account.disconnectFailed,
    },
    'asked for the password': {
      answers: [proofNeeded(connectGoogle)],
      act: press('Connect Google'),
      shows: messages.account.proofByPassword,
    },
    'only Google': { answers: [onlyGoogle], shows: 'To disconnect Google' },
    'second factor set up': { answers: [factors], shows: '7 are left.' },
    'second factor required': {
      as: admin,
      answers: [answer(getSecondFactor, { ...noFactor, required: true, passkeys_available: true })],
      shows: messages.factor.requiredForAdmins,
    },
    'authenticator app being set up': {
      as: newcomer,
      answers: [
        answer(beginAuthenticator, { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }),
      ],
      act: press('Set up'),
      shows: 'Type the code',
    },
    'new recovery codes?': { answers: [factors], act: press('Make new codes'), shows: 'Make new recovery codes?' },
    'remove a passkey?': { answers: [factors], act: press('Remove'), shows: messages.factor.notLastFactor },
    'passkey not removed': {
      answers: [factors, broken(removePasskey)],
      act: [press('Remove'), press('Remove passkey')],
      shows: messages.factor.changeFailed,
    },
    'passkeys loading': { answers: [never(getSecondFactor)], shows: 'Loading your passkeys' },
    'passkeys failed': { answers: [broken(getSecondFactor)], shows: messages.factor.loadFailed },
    'others not logged out': {
      answers: [broken(endOtherSessions)],
      act: press('Log out all others'),
      shows: messages.account.endSessionFailed,
    },
    'data being collected': { answers: [never(exportData)], act: press('Download my data'), shows: 'Collecting…' },
  },
);

const change = (again: string) => [
  type('Current Password', 'a fine long password'),
  type('New Password', 'another fine password'),
  type('Confirm New Password', again),
  press('Change Password'),
];

testStates(
  { path: '/change-password', as: owner },
  {
    form: { shows: 'Current Password' },
    'nothing typed': { act: press('Change Password'), shows: messages.auth.fillAll },
    'passwords differ': { act: change('yet another'), shows: messages.password.differ },
    failed: {
      answers: [broken(changePassword)],
      act: change('another fine password'),
      shows: messages.password.failed,
    },
    'only Google': { answers: [onlyGoogle], shows: messages.password.none },
    'only Google, no address': {
      answers: [answer(getMe, { ...me, has_password: false, email: '' })],
      shows: messages.password.noAddress,
    },
  },
);

testStates(
  { path: '/delete-account', as: owner },
  {
    'no credits': { shows: 'What is deleted' },
    credits: { as: collector, shows: 'unused download' },
    'box not checked': { act: press('Confirm Deletion'), shows: messages.account.checkTheBox },
    failed: {
      answers: [broken(deleteAccount)],
      act: [() => page.getByRole('checkbox').click(), press('Confirm Deletion')],
      shows: messages.account.deletionFailed,
    },
  },
);
