import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { newUser, PASSWORD, writtenResume } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { linkIn } from '../src/inbox.ts';
import { buyCredits, logIn, signUp, tryToLogIn } from '../src/owner.ts';
import { slow, test } from '../src/test.ts';

const NEW_PASSWORD = 'another fine long password';

const setNewPassword = async (page: Page, password: string) => {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
};

test('a forgotten password is set anew by a mailed link, once', async ({ page, app, newVisitor, problems }) => {
  problems.expect(/^answer 40[01]: POST \/api\/auth\/(login|reset-password)/);
  problems.expect(/^answer 401: GET \/api\/user\//);
  await newUser(page.request, 'forgetful');
  const elsewhere = await newVisitor();
  await logIn(elsewhere, 'forgetful');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectNoAxeViolations(page);
  await page.getByLabel('Email').fill('forgetful@mail.example');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'link' })).toBeVisible();

  const link = await linkIn(app, { to: 'forgetful@mail.example', path: '/reset-password' });
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expectNoAxeViolations(page);
  await page.reload();
  await setNewPassword(page, 'short');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText(messages.auth.shortPassword)).toBeVisible();
  await setNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page).toHaveURL('/login?notice=password-reset');
  await expect(page.getByText(messages.auth.passwordReset)).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Billing History' }).click();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await tryToLogIn(page, 'forgetful');
  await expect(page.getByRole('alert')).toHaveText(messages.auth.wrongCredentials);
  await logIn(page, 'forgetful', NEW_PASSWORD);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(messages.auth.linkInvalid);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test(
  'an email address is confirmed by its mailed link, and nothing waits for it',
  slow,
  async ({ page, app, problems }) => {
    problems.expect(/^answer 40[01]: POST \/api\/auth\/confirm-email/);
    const { profile } = petByKey('bo');
    const address = { ...profile, email: 'confirms@mail.example' };
    await signUp(page, 'confirms', address);
    await expect(page.getByText(messages.account.emailUnconfirmed)).toBeVisible();
    const first = await linkIn(app, { to: address.email, path: '/confirm-email' });
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    const second = await linkIn(app, { to: address.email, path: '/confirm-email', not: first });
    await page.goto(second);
    await expect(page).toHaveURL('/confirm-email');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByText(address.email)).toBeVisible();
    await expect(page.getByText(messages.account.emailUnconfirmed)).toHaveCount(0);

    // Over the page that is open already: only the fragment changes.
    await page.goto('/confirm-email');
    // Without a link it says the same.
    await expect(page.getByRole('alert')).toHaveText(messages.auth.linkInvalid);
    const refused = page.waitForResponse(/\/api\/auth\/confirm-email$/);
    await page.goto(second);
    await refused;
    await expect(page.getByRole('alert')).toHaveText(messages.auth.linkInvalid);
  },
);

test(
  'a changed password ends every session, after its sentence could be read',
  slow,
  async ({ page, newVisitor, problems }) => {
    problems.expect(/^answer 401: GET \/api\/user\//);
    await newUser(page.request, 'two-browsers');
    const other = await newVisitor();
    await logIn(page, 'two-browsers');
    await logIn(other, 'two-browsers');
    await page.goto('/change-password');
    await page.getByLabel('Current Password').fill(PASSWORD);
    await setNewPassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText(messages.password.updated)).toBeVisible();
    const shownAt = Date.now();
    await expectNoAxeViolations(page);
    await other
      .getByRole('link', { name: 'Edit Profile' })
      .or(other.getByRole('link', { name: 'Complete Profile' }))
      .click();
    await expect(other).toHaveURL('/login?next=%2Fedit-profile');
    await expect(page).toHaveURL('/login');
    expect(Date.now() - shownAt).toBeGreaterThan(1500);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await logIn(other, 'two-browsers', NEW_PASSWORD);
  },
);

test('other devices are seen and logged out', slow, async ({ page, newVisitor, problems }) => {
  problems.expect(/^answer 401: GET \/api\/user\//);
  // Registering opened a session of its own, which is among the others.
  await newUser(page.request, 'everywhere');
  const second = await newVisitor();
  await logIn(second, 'everywhere');
  await logIn(page, 'everywhere');
  await page.getByRole('link', { name: 'Account & Security' }).click();
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectNoAxeViolations(page);
  const lastUsed = devices.filter({ hasNotText: 'This device' }).first();
  await expect(lastUsed).toContainText(/Chrome.* on Linux/);
  await lastUsed.getByRole('button', { name: 'Log out' }).click();
  await expect(devices).toHaveCount(2);
  await second.getByRole('link', { name: 'Billing History' }).click();
  await expect(second).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
});

test('an account is saved, deleted with its loss told first, and gone', async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/login/);
  const { send } = await newUser(page.request, 'leaving');
  await writtenResume(send, petByKey('biscuit'));
  await logIn(page, 'leaving');
  await buyCredits(page, 10);
  await page.getByRole('link', { name: 'Delete Account' }).click();
  await expect(page.getByText('You have 10 unused download credits. They will be lost.')).toBeVisible();
  await expectNoAxeViolations(page);
  const archive = await saveFile(page, () => page.getByRole('button', { name: 'Download my data' }).click());
  expect(archive.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  // A ZIP names its files in clear text.
  expect(archive.content.subarray(0, 2).toString()).toBe('PK');
  expect(archive.content.toString('latin1')).toContain('.json');
  await page.getByRole('button', { name: 'Confirm Deletion' }).click();
  await expect(page.getByText(messages.account.checkTheBox)).toBeVisible();
  await page.getByLabel('I understand this action cannot be undone.').check();
  await page.getByRole('button', { name: 'Confirm Deletion' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(messages.account.deleted)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await tryToLogIn(page, 'leaving');
  await expect(page.getByRole('alert')).toHaveText(messages.auth.wrongCredentials);
});

test('terms and privacy are read without an account, and nothing typed is lost for it', slow, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await page.getByLabel('Full Name').fill('Reads First');
  for (const [link, heading] of [
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: link }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'help@mail.example' })).toHaveAttribute(
      'href',
      'mailto:help@mail.example',
    );
    await expectNoAxeViolations(tab);
    await tab.close();
  }
  await expect(page.getByLabel('Full Name')).toHaveValue('Reads First');
});

test(
  'an owner whose address was changed by somebody else gets it back, and chooses a new password',
  slow,
  async ({ page, app, newVisitor, problems }) => {
    problems.expect(/^answer 400: POST \/api\/auth\/undo-email/);
    problems.expect(/^answer 401: GET \/api\/user\//);
    await newUser(page.request, 'robbed');
    await page.goto(await linkIn(app, { to: 'robbed@mail.example', path: '/confirm-email' }));
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();

    const thief = await newVisitor();
    await logIn(thief, 'robbed');
    await thief.goto('/edit-profile');
    await thief.getByLabel('Email').fill('thief@mail.example');
    await thief.getByRole('button', { name: 'Save' }).click();
    await expect(thief).toHaveURL('/profile');

    const link = await linkIn(app, { to: 'robbed@mail.example', path: '/undo-email' });
    await page.goto(link);
    await expect(page).toHaveURL('/undo-email');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Put my address back' }).click();
    await expect(page).toHaveURL('/reset-password?notice=email-restored');
    await expect(page.getByText(messages.account.emailRestoredNow)).toBeVisible();
    await expect(page.getByText('robbed', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await setNewPassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page).toHaveURL('/login?notice=password-reset');
    await logIn(page, 'robbed', NEW_PASSWORD);
    await expect(page.getByText('robbed@mail.example')).toBeVisible();

    await thief.getByRole('link', { name: 'Billing History' }).click();
    await expect(thief).toHaveURL(/\/login\?next=/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Put my address back' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.account.undoTooLate);
  },
);
