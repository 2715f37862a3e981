import {
  adminLogin,
  checkResetLink,
  confirmEmail,
  exchangeToken,
  forgotPassword,
  login,
  register,
  undoEmail,
} from '@pawsume/contract/auth';
import type { FactorKind } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { page } from 'vitest/browser';
import { ApiError } from '~/api/api-error.ts';
import { rememberSecondStep } from '~/api/second-step.ts';
import { type Act, press, reload, type } from '../harness/acts.ts';
import { answer, broken, never, offline, refusal } from '../harness/fake-server.ts';
import { me, nobody, owner } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const PASSWORD = 'a fine long password';
/** A token of the right shape. */
const TOKEN = 'x'.repeat(43);

/** Leaves somebody before their second factor. */
const halfLoggedIn = (...kinds: FactorKind[]): Act[] => [
  async () => {
    const secondStep = { challenge: TOKEN, kinds };
    rememberSecondStep(new ApiError({ status: 401, code: 'second_factor_needed', reason: '', secondStep }));
  },
  reload,
];
const submit =
  (name: string): Act =>
  () =>
    page.getByRole('button', { name }).last().click();
const logIn = (username: string, password = PASSWORD) => [
  type('Username', username),
  type('Password', password),
  submit('Login'),
];
const toSignUp = press('Sign Up');
const signUp = (again: string) => [
  toSignUp,
  type('Full Name', 'Jo MacLeod'),
  type('Email', 'jo@mail.example'),
  type('Username', 'newcomer'),
  type('Password', PASSWORD),
  type('Confirm Password', again),
  submit('Sign Up'),
];
const ofToken = answer(getMe, ({ token }) => ({ ...me, username: token === TOKEN ? 'newcomer' : 'jo.macleod' }));
const noTicket = answer(exchangeToken, refusal(401, 'not_authenticated', messages.auth.linkInvalid));

testStates(
  { path: '/login', as: nobody },
  {
    login: { shows: 'Welcome back' },
    'nothing typed': { act: logIn('', ''), shows: messages.auth.fillAll },
    'wrong password': {
      answers: [answer(login, refusal(401, 'wrong_credentials', messages.auth.wrongCredentials))],
      act: logIn('jo'),
      shows: messages.auth.wrongCredentials,
    },
    'logging in': { answers: [never(login)], act: logIn('jo'), shows: 'Welcome back' },
    'sign up': { act: toSignUp, shows: 'Already with us?' },
    'sign up, nothing typed': { act: [toSignUp, submit('Sign Up')], shows: messages.auth.fillAll },
    'sign up, passwords differ': { act: signUp('another one'), shows: messages.auth.passwordsDiffer },
    'sign up, name taken': {
      answers: [answer(register, refusal(409, 'username_taken', messages.auth.usernameTaken))],
      act: signUp(PASSWORD),
      shows: messages.auth.usernameTaken,
    },
    'Google failed': { path: '/login?notice=google-failed', shows: messages.auth.googleFailed },
    'address has an account': { path: '/login?notice=google-email-taken', shows: messages.auth.googleEmailTaken },
    'new password set': { path: '/login?notice=password-reset', shows: messages.auth.passwordReset },
    'second step': { act: halfLoggedIn('passkey', 'authenticator', 'recovery_code'), shows: 'One more step' },
    "somebody else's link": {
      as: owner,
      path: `/login?token=${TOKEN}`,
      answers: [noTicket, ofToken],
      shows: 'Change account?',
    },
    'no connection after Google': {
      path: `/login?token=${TOKEN}`,
      answers: [offline(exchangeToken)],
      shows: 'Almost logged in',
    },
  },
);

testStates(
  { path: '/admin/login', as: nobody },
  {
    form: { shows: 'Admin Login' },
    'nothing typed': { act: logIn('', ''), shows: messages.admin.enterBoth },
    failed: { answers: [broken(adminLogin)], act: logIn('admin'), shows: messages.admin.loginFailed },
    'second step': { act: halfLoggedIn('recovery_code'), shows: 'Recovery code' },
  },
);

const askForLink = (email: string) => [type('Email', email), press('Mail me a link')];
const mailed = answer(forgotPassword, { msg: messages.auth.resetMailed });

testStates(
  { path: '/forgot-password', as: nobody },
  {
    form: { shows: 'Forgot Password' },
    'no address': { act: askForLink('somewhere'), shows: messages.auth.badEmail },
    failed: {
      answers: [broken(forgotPassword)],
      act: askForLink('jo@mail.example'),
      shows: messages.password.mailFailed,
    },
    mailed: { answers: [mailed], act: askForLink('jo@mail.example'), shows: messages.auth.resetMailed },
  },
);

const googleToo = answer(checkResetLink, { username: 'forgetful', ways_in: [{ kind: 'google', since: DAY }] });
const usedUp = refusal(400, 'invalid_input', messages.auth.linkInvalid);

testStates(
  {
    path: `/reset-password#token=${TOKEN}`,
    as: nobody,
    answers: [answer(checkResetLink, { username: 'forgetful', ways_in: [] })],
  },
  {
    'without a link': { path: '/reset-password', shows: messages.auth.linkInvalid },
    form: { shows: 'Set New Password' },
    'passwords differ': {
      act: [type('New Password', PASSWORD), type('Confirm New Password', 'another one'), press('Set New Password')],
      shows: messages.password.differ,
    },
    'link used up': { answers: [answer(checkResetLink, usedUp)], shows: messages.auth.linkInvalid },
    'Google connected': {
      answers: [googleToo],
      act: () => page.getByLabelText(/^Disconnect Google/).click(),
      shows: 'What else opens this account',
    },
    'address put back': {
      path: `/reset-password?notice=email-restored#token=${TOKEN}`,
      shows: messages.account.emailRestoredNow,
    },
    failed: { answers: [broken(checkResetLink)], shows: messages.password.linkFailed },
  },
);

const putBack = press('Put my address back');

testStates(
  { path: `/undo-email#token=${TOKEN}`, as: nobody },
  {
    'without a link': { path: '/undo-email', shows: messages.account.undoTooLate },
    question: { shows: 'Put my address back' },
    failed: { answers: [broken(undoEmail)], act: putBack, shows: messages.account.undoFailed },
    'link used up': {
      answers: [answer(undoEmail, refusal(400, 'invalid_input', messages.account.undoTooLate))],
      act: putBack,
      shows: messages.account.undoTooLate,
    },
  },
);

testStates(
  { path: `/confirm-email#token=${TOKEN}`, as: nobody },
  {
    'without a link': { path: '/confirm-email', shows: messages.auth.linkInvalid },
    'no connection': { as: owner, answers: [offline(confirmEmail)], shows: messages.common.noConnection },
    confirmed: {
      answers: [answer(confirmEmail, { msg: messages.account.emailConfirmed })],
      shows: messages.account.emailConfirmed,
    },
  },
);
