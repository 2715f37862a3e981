import { adminLogin, confirmEmail, exchangeToken, forgotPassword, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { newUser, PASSWORD } from '../../src/by-api.ts';
import { linkIn } from '../../src/inbox.ts';
import { broken, never, offline } from '../faults.ts';
import type { Screen } from '../screen.ts';
import type { World } from '../world.ts';

/** Of the right shape, and of no mail that was ever sent. */
const MADE_UP = 'x'.repeat(43);

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

const askForLink = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
};

const setPassword = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Set New Password' }).click();
};

let confirmed = 0;

/** A link that confirms an address works once, so each visit has a new account behind it. */
async function freshConfirmation({ app, request }: World): Promise<string> {
  confirmed += 1;
  const username = `confirms-${confirmed}`;
  await newUser(request, username);
  const link = await linkIn(app, { to: `${username}@mail.example`, path: '/confirm-email' });
  return link.slice(app.url.length);
}

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

const mailScreens: readonly Screen[] = [
  { route: '/forgot-password', state: 'form', as: 'nobody', path: '/forgot-password', shows: 'Forgot Password' },
  {
    route: '/forgot-password',
    state: 'no address',
    as: 'nobody',
    path: '/forgot-password',
    act: (page) => askForLink(page, 'somewhere'),
    shows: messages.auth.badEmail,
  },
  {
    route: '/forgot-password',
    state: 'failed',
    as: 'nobody',
    path: '/forgot-password',
    faults: [broken(forgotPassword)],
    act: (page) => askForLink(page, 'jo@mail.example'),
    shows: messages.password.mailFailed,
  },
  {
    route: '/forgot-password',
    state: 'mailed',
    as: 'nobody',
    path: '/forgot-password',
    act: (page) => askForLink(page, `nobody-${Date.now()}@mail.example`),
    shows: messages.auth.resetMailed,
  },
  {
    route: '/reset-password',
    state: 'without a link',
    as: 'nobody',
    path: '/reset-password',
    shows: messages.auth.linkInvalid,
  },
  {
    route: '/reset-password',
    state: 'form',
    as: 'nobody',
    path: `/reset-password#token=${MADE_UP}`,
    shows: 'Set New Password',
  },
  {
    route: '/reset-password',
    state: 'passwords differ',
    as: 'nobody',
    path: `/reset-password#token=${MADE_UP}`,
    act: (page) => setPassword(page, PASSWORD, 'another one'),
    shows: messages.password.differ,
  },
  {
    route: '/reset-password',
    state: 'link used up',
    as: 'nobody',
    path: `/reset-password#token=${MADE_UP}`,
    act: (page) => setPassword(page, PASSWORD),
    shows: messages.auth.linkInvalid,
    provokes: [/^answer 40\d: POST \/api\/auth\/reset-password/],
  },
  {
    route: '/confirm-email',
    state: 'without a link',
    as: 'nobody',
    path: '/confirm-email',
    shows: messages.auth.linkInvalid,
  },
  {
    route: '/confirm-email',
    state: 'no connection',
    as: 'owner',
    path: `/confirm-email#token=${MADE_UP}`,
    faults: [offline(confirmEmail)],
    shows: messages.common.noConnection,
  },
  {
    route: '/confirm-email',
    state: 'confirmed',
    as: 'nobody',
    path: freshConfirmation,
    shows: messages.account.emailConfirmed,
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

export const authScreens: readonly Screen[] = [...loginScreens, ...mailScreens, ...adminLoginScreens];
