import { adminLogin, exchangeToken, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/by-api.ts';
import { broken, never, offline } from '../faults.ts';
import type { Screen } from '../screen.ts';
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
  { route: '/login', state: 'login', as: 'nobody', path: '/login', shows: 'Welcome back' },
  {
    route: '/login',
    state: 'nothing typed',
    as: 'nobody',
    path: '/login',
    act: (page) => logIn(page, '', ''),
    shows: messages.auth.fillAll,
  },
  {
    route: '/login',
    state: 'wrong password',
    as: 'nobody',
    path: '/login',
    act: (page) => logIn(page, `nobody-${Date.now()}`),
    shows: messages.auth.wrongCredentials,
    provokes: [/^answer 401: POST \/api\/auth\/login/],
  },
  {
    route: '/login',
    state: 'logging in',
    as: 'nobody',
    path: '/login',
    faults: [never(login)],
    act: (page) => logIn(page, 'jo'),
    shows: 'Welcome back',
    waits: true,
  },
  { route: '/login', state: 'sign up', as: 'nobody', path: '/login', act: toSignUp, shows: 'Already with us?' },
  {
    route: '/login',
    state: 'sign up, nothing typed',
    as: 'nobody',
    path: '/login',
    act: (page) => signUp(page, {}),
    shows: messages.auth.fillAll,
  },
  {
    route: '/login',
    state: 'sign up, passwords differ',
    as: 'nobody',
    path: '/login',
    act: (page) => signUp(page, { ...NEW_USER, Password: PASSWORD, 'Confirm Password': 'another one' }),
    shows: messages.auth.passwordsDiffer,
  },
  {
    route: '/login',
    state: 'sign up, name taken',
    as: 'nobody',
    path: '/login',
    act: (page) => signUp(page, { ...NEW_USER, Password: PASSWORD, 'Confirm Password': PASSWORD }),
    shows: messages.auth.usernameTaken,
    provokes: [/^answer 409: POST \/api\/auth\/register/],
  },
  {
    route: '/login',
    state: 'Google failed',
    as: 'nobody',
    path: '/login?notice=google-failed',
    shows: messages.auth.googleFailed,
  },
  {
    route: '/login',
    state: 'address has an account',
    as: 'nobody',
    path: '/login?notice=google-email-taken',
    shows: messages.auth.googleEmailTaken,
  },
  {
    route: '/login',
    state: 'new password set',
    as: 'nobody',
    path: '/login?notice=password-reset',
    shows: messages.auth.passwordReset,
  },
  {
    route: '/login',
    state: 'second step',
    as: 'nobody',
    path: '/login',
    act: (page) => halfLoggedIn(page, ['passkey', 'authenticator', 'recovery_code']),
    shows: 'One more step',
  },
  {
    route: '/admin/login',
    state: 'second step',
    as: 'nobody',
    path: '/admin/login',
    act: (page) => halfLoggedIn(page, ['recovery_code']),
    shows: 'Recovery code',
  },
  {
    route: '/login',
    state: "somebody else's link",
    as: 'owner',
    path: async ({ people }) => `/login?token=${people.newcomer.token}`,
    shows: 'Change account?',
    provokes: [/^answer 401: POST \/api\/auth\/exchange/],
  },
  {
    route: '/login',
    state: 'no connection after Google',
    as: 'nobody',
    path: `/login?token=${MADE_UP}`,
    faults: [offline(exchangeToken)],
    shows: 'Almost logged in',
  },
];

const adminLoginScreens: readonly Screen[] = [
  { route: '/admin/login', state: 'form', as: 'nobody', path: '/admin/login', shows: 'Admin Login' },
  {
    route: '/admin/login',
    state: 'nothing typed',
    as: 'nobody',
    path: '/admin/login',
    act: (page) => logIn(page, '', ''),
    shows: messages.admin.enterBoth,
  },
  {
    route: '/admin/login',
    state: 'failed',
    as: 'nobody',
    path: '/admin/login',
    faults: [broken(adminLogin)],
    act: (page) => logIn(page, 'admin'),
    shows: messages.admin.loginFailed,
  },
];

export const authScreens: readonly Screen[] = [...loginScreens, ...mailedLinkScreens, ...adminLoginScreens];
