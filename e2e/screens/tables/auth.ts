import { adminLogin, exchangeToken, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/by-api.ts';
import { broken, never, offline } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import { mailedLinkScreens } from './mailed-links.ts';

/** Of the right shape, and of no mail that was ever sent. */
const MADE_UP = 'x'.repeat(43);

/** Has the password behind them, and the second factor before them. */
const halfLoggedIn = async (page: Page, kinds: string[]) => {
  const step = { challenge: 'x'.repeat(43), kinds, at: Date.now(), next: null };
  await page.evaluate((value) => sessionStorage.setItem('second-step', value), JSON.stringify(step));
  await page.reload();
};

const logIn = async (page: Page, username: string, password = PASSWORD) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
};

const toSignUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).first().click();

const signUp = async (page: Page, answers: Record<string, string>) => {
  await toSignUp(page);
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
};

const NEW_USER = { 'Full Name': 'Jo MacLeod', Email: 'jo@mail.example', Username: 'newcomer' };

const loginScreens: readonly Screen[] = [
  ...statesOf({ route: '/login', as: 'nobody' })({
    login: { shows: 'Welcome back' },
    'nothing typed': { act: (page) => logIn(page, '', ''), shows: messages.auth.fillAll },
    'wrong password': {
      act: (page) => logIn(page, `nobody-${Date.now()}`),
      shows: messages.auth.wrongCredentials,
      provokes: [/^answer 401: POST \/api\/auth\/login/],
    },
    'logging in': { faults: [never(login)], act: (page) => logIn(page, 'jo'), shows: 'Welcome back', waits: true },
    'sign up': { act: toSignUp, shows: 'Already with us?' },
    'sign up, nothing typed': { act: (page) => signUp(page, {}), shows: messages.auth.fillAll },
    'sign up, passwords differ': {
      act: (page) => signUp(page, { ...NEW_USER, Password: PASSWORD, 'Confirm Password': 'another one' }),
      shows: messages.auth.passwordsDiffer,
    },
    'sign up, name taken': {
      act: (page) => signUp(page, { ...NEW_USER, Password: PASSWORD, 'Confirm Password': PASSWORD }),
      shows: messages.auth.usernameTaken,
      provokes: [/^answer 409: POST \/api\/auth\/register/],
    },
    'Google failed': { path: '/login?notice=google-failed', shows: messages.auth.googleFailed },
    'address has an account': { path: '/login?notice=google-email-taken', shows: messages.auth.googleEmailTaken },
    'new password set': { path: '/login?notice=password-reset', shows: messages.auth.passwordReset },
    'second step': {
      act: (page) => halfLoggedIn(page, ['passkey', 'authenticator', 'recovery_code']),
      shows: 'One more step',
    },
  }),
  ...statesOf({ route: '/admin/login', as: 'nobody' })({
    'second step': { act: (page) => halfLoggedIn(page, ['recovery_code']), shows: 'Recovery code' },
  }),
  ...statesOf({ route: '/login', as: 'owner', path: async ({ people }) => `/login?token=${people.newcomer.token}` })({
    "somebody else's link": { shows: 'Change account?', provokes: [/^answer 401: POST \/api\/auth\/exchange/] },
    'no connection after Google': {
      as: 'nobody',
      path: `/login?token=${MADE_UP}`,
      faults: [offline(exchangeToken)],
      shows: 'Almost logged in',
    },
  }),
];

const adminLoginScreens = statesOf({ route: '/admin/login', as: 'nobody' })({
  form: { shows: 'Admin Login' },
  'nothing typed': { act: (page) => logIn(page, '', ''), shows: messages.admin.enterBoth },
  failed: { faults: [broken(adminLogin)], act: (page) => logIn(page, 'admin'), shows: messages.admin.loginFailed },
});

export const authScreens: readonly Screen[] = [...loginScreens, ...mailedLinkScreens, ...adminLoginScreens];
