import { checkResetLink, confirmEmail, forgotPassword, undoEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { newUser, PASSWORD } from '../../src/by-api.ts';
import { linkIn } from '../../src/inbox.ts';
import { broken, offline } from '../faults.ts';
import type { Screen } from '../screen.ts';
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
    path: freshReset,
    shows: 'Set New Password',
  },
  {
    route: '/reset-password',
    state: 'passwords differ',
    as: 'nobody',
    path: freshReset,
    act: (page) => setPassword(page, PASSWORD, 'another one'),
    shows: messages.password.differ,
  },
  {
    route: '/reset-password',
    state: 'link used up',
    as: 'nobody',
    path: `/reset-password#token=${MADE_UP}`,
    shows: messages.auth.linkInvalid,
    provokes: [/^answer 40\d: POST \/api\/auth\/reset-password/],
  },
  {
    route: '/reset-password',
    state: 'Google connected',
    as: 'nobody',
    path: freshReset,
    faults: [GOOGLE_TOO],
    act: (page) => page.getByLabel('Disconnect Google').check(),
    shows: 'What else opens this account',
  },
  {
    route: '/reset-password',
    state: 'address put back',
    as: 'nobody',
    path: async (world) => (await freshReset(world)).replace('#', '?notice=email-restored#'),
    shows: messages.account.emailRestoredNow,
  },
  {
    route: '/reset-password',
    state: 'failed',
    as: 'nobody',
    path: `/reset-password#token=${MADE_UP}`,
    faults: [broken(checkResetLink)],
    shows: messages.password.linkFailed,
  },
  {
    route: '/undo-email',
    state: 'without a link',
    as: 'nobody',
    path: '/undo-email',
    shows: messages.account.undoTooLate,
  },
  {
    route: '/undo-email',
    state: 'question',
    as: 'nobody',
    path: `/undo-email#token=${MADE_UP}`,
    shows: 'Put my address back',
  },
  {
    route: '/undo-email',
    state: 'failed',
    as: 'nobody',
    path: `/undo-email#token=${MADE_UP}`,
    faults: [broken(undoEmail)],
    act: putBack,
    shows: messages.account.undoFailed,
  },
  {
    route: '/undo-email',
    state: 'link used up',
    as: 'nobody',
    path: `/undo-email#token=${MADE_UP}`,
    act: putBack,
    shows: messages.account.undoTooLate,
    provokes: [/^answer 400: POST \/api\/auth\/undo-email/],
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
