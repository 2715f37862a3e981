import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';
import type { HostilePerson } from './hostile-person.ts';
import { MARK } from './hostile-texts.ts';
import { inboxOf, linkIn } from './inbox.ts';
import { expectInert } from './inert.ts';
import { logIn } from './owner.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types the password twice, and sends the form that asks for it. */
const setPassword = async (page: Page, password: string) => {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: /^(Set New|Change) Password$/ }).click();
};

/** Follows links whose tokens are hostile; ends where the last one led to, still logged in. */
export const followBadLinks = async (page: Page, { text }: HostilePerson) => {
  // A header takes no letter outside of Latin-1.
  await page.goto(`/login?token=${encodeURIComponent(`"><img src=x.png onerror="__pwned='${MARK}token'">`)}`);
  await expect(page).toHaveURL('/profile');
  await page.goto(`/confirm-email#token=${encodeURIComponent(text('token'))}`);
  await expect(page.getByRole('alert')).toHaveText(messages.auth.linkInvalid);
  await expectInert(page, []);
  await page.goto(`/reset-password#token=${encodeURIComponent(text('token'))}`);
  await expect(page.getByRole('alert')).toContainText(messages.auth.linkInvalid);
  await expectInert(page, []);
};

/** Sets a new password by a mailed link, and another one on the screen for it. */
export const renewPasswords = async (page: Page, app: App, { username, passwords, profile }: HostilePerson) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(profile.email);
  await button(page, 'Mail me a link').click();
  await expect(page.getByRole('status').filter({ hasText: 'link' })).toBeVisible();
  await page.goto(await linkIn(app, { to: profile.email, path: '/reset-password' }));
  await expect(page.getByText(username)).toBeVisible();
  await expectInert(page, [username]);
  await setPassword(page, passwords[1]);
  await expect(page).toHaveURL('/login?notice=password-reset');
  await logIn(page, username, passwords[1]);
  await page.goto('/change-password');
  await page.getByLabel('Current Password').fill(passwords[1]);
  await button(page, 'Show new password').click();
  await setPassword(page, passwords[2]);
  await expect(page).toHaveURL('/login');
  await logIn(page, username, passwords[2]);
};

interface Mail {
  id: number;
  to: string[];
  html: string;
}

/** Reads the mails in the inbox, and shows each by itself, where nothing would hold what runs. */
export const readMails = async (page: Page, app: App, { username, profile: { name, email } }: HostilePerson) => {
  const inbox = inboxOf(app);
  const mine = async () => {
    const mails: Mail[] = await (await page.request.get(`${inbox}/__control`)).json();
    return mails.filter(({ to }) => to.includes(email));
  };
  // To confirm the address, to set a new password, and after each of the two that were set.
  await expect.poll(async () => (await mine()).length, { timeout: 15_000 }).toBe(4);
  await page.goto(inbox);
  await expectInert(page, [email]);
  for (const { id, html } of await mine()) {
    await page.goto(`${inbox}/mails/${id}`);
    await expectInert(page, [email]);
    await page.goto('about:blank');
    await page.setContent(html);
    await expectInert(page, []);
    // Letters hold nothing that somebody typed.
    for (const typed of [username, name]) expect(html).not.toContain(typed);
  }
};
