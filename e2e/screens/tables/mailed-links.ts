import { checkResetLink, confirmEmail, forgotPassword, undoEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { newUser, PASSWORD } from '../../src/by-api.ts';
import { linkIn } from '../../src/inbox.ts';
import { broken, offline } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import type { World } from '../world.ts';

/** Of the right shape, and of no mail that was ever sent. */
const MADE_UP = 'x'.repeat(43);

const askForLink = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
};

const setPassword = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Set New Password' }).click();
};

const putBack = (page: Page) => page.getByRole('button', { name: 'Put my address back' }).click();

let confirmed = 0;

/** A link that confirms an address works once, so each visit has a new account behind it. */
async function freshConfirmation({ app, request }: World): Promise<string> {
  confirmed += 1;
  const username = `confirms-${confirmed}`;
  await newUser(request, username);
  const link = await linkIn(app, { to: `${username}@mail.example`, path: '/confirm-email' });
  return link.slice(app.url.length);
}

let forgotten = 0;

/** A link to a new password for an account of its own, and where it would lead. */
async function freshReset({ app, request }: World): Promise<string> {
  forgotten += 1;
  const username = `forgets-${forgotten}`;
  await newUser(request, username);
  const to = `${username}@mail.example`;
  await request.post(`/api${forgotPassword.path}`, { data: { email: to } });
  return (await linkIn(app, { to, path: '/reset-password' })).slice(app.url.length);
}

const GOOGLE_TOO = {
  call: checkResetLink,
  answer: { username: 'forgetful', ways_in: [{ kind: 'google', since: '2026-11-20T10:00:00.000Z' }] },
} as const;

export const mailedLinkScreens: readonly Screen[] = [
  ...statesOf({ route: '/forgot-password', as: 'nobody' })({
    form: { shows: 'Forgot Password' },
    'no address': { act: (page) => askForLink(page, 'somewhere'), shows: messages.auth.badEmail },
    failed: {
      faults: [broken(forgotPassword)],
      act: (page) => askForLink(page, 'jo@mail.example'),
      shows: messages.password.mailFailed,
    },
    mailed: {
      act: (page) => askForLink(page, `nobody-${Date.now()}@mail.example`),
      shows: messages.auth.resetMailed,
    },
  }),
  ...statesOf({ route: '/reset-password', as: 'nobody', path: freshReset })({
    'without a link': { path: '/reset-password', shows: messages.auth.linkInvalid },
    form: { shows: 'Set New Password' },
    'passwords differ': {
      act: (page) => setPassword(page, PASSWORD, 'another one'),
      shows: messages.password.differ,
    },
    'link used up': {
      path: `/reset-password#token=${MADE_UP}`,
      shows: messages.auth.linkInvalid,
      provokes: [/^answer 40\d: POST \/api\/auth\/reset-password/],
    },
    'Google connected': {
      faults: [GOOGLE_TOO],
      act: (page) => page.getByLabel('Disconnect Google').check(),
      shows: 'What else opens this account',
    },
    'address put back': {
      path: async (world) => (await freshReset(world)).replace('#', '?notice=email-restored#'),
      shows: messages.account.emailRestoredNow,
    },
    failed: {
      path: `/reset-password#token=${MADE_UP}`,
      faults: [broken(checkResetLink)],
      shows: messages.password.linkFailed,
    },
  }),
  ...statesOf({ route: '/undo-email', as: 'nobody', path: `/undo-email#token=${MADE_UP}` })({
    'without a link': { path: '/undo-email', shows: messages.account.undoTooLate },
    question: { shows: 'Put my address back' },
    failed: { faults: [broken(undoEmail)], act: putBack, shows: messages.account.undoFailed },
    'link used up': {
      act: putBack,
      shows: messages.account.undoTooLate,
      provokes: [/^answer 400: POST \/api\/auth\/undo-email/],
    },
  }),
  ...statesOf({ route: '/confirm-email', as: 'nobody' })({
    'without a link': { shows: messages.auth.linkInvalid },
    'no connection': {
      as: 'owner',
      path: `/confirm-email#token=${MADE_UP}`,
      faults: [offline(confirmEmail)],
      shows: messages.common.noConnection,
    },
    confirmed: { path: freshConfirmation, shows: messages.account.emailConfirmed },
  }),
];
