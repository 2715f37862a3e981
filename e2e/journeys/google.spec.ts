import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { newUser, PASSWORD } from '../src/by-api.ts';
import { continueAgainAs, continueAs, startAtLogin } from '../src/google.ts';
import { linkIn } from '../src/inbox.ts';
import { logIn } from '../src/owner.ts';
import { slow, test } from '../src/test.ts';

const usernameShown = (page: Page) => page.getByText('Username', { exact: true }).locator('..').getByRole('definition');
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The address that a sign-in came back to, as somebody who saw it pass would have it. */
const returnAddress = (page: Page): Promise<string> =>
  page.waitForRequest((request) => request.url().includes('/login?token=')).then((request) => request.url());

test('somebody new signs in with Google, and finds the same account again', async ({ page, newVisitor, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
  problems.expect(/^answer 401: GET \/api\/user\//);
  const person = { name: 'Mira Okafor', email: 'mira.okafor@mail.example' };
  await startAtLogin(page);
  await expectNoAxeViolations(page);
  const came = returnAddress(page);
  await continueAs(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  const username = await usernameShown(page).textContent();

  // What stood in the address is neither the session nor good for anything any more.
  const address = await came;
  expect(address).not.toContain(await storedToken(page));
  const thief = await newVisitor();
  await thief.goto(address);
  await expect(thief).toHaveURL(/\/login\?next=/);
  expect(await storedToken(thief)).toBeNull();

  await page.getByRole('button', { name: 'Logout' }).click();
  await startAtLogin(page);
  await continueAgainAs(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(usernameShown(page)).toHaveText(username ?? '');
});

test(
  'a token in the address is gone before anything is asked, and leaves no way back to it',
  slow,
  async ({ page, problems }) => {
    problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
    const { token } = await newUser(page.request, 'arrives');
    const asked: string[] = [];
    await page.goto('/');
    const steps = await page.evaluate(() => history.length);
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) asked.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    await page.goto(`/login?token=${token}`);
    await expect(page).toHaveURL('/profile');
    expect(await storedToken(page)).toBe(token);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((line) => line.includes(token))).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goto(`/profile?token=${token}`);
    await expect(page).toHaveURL('/profile');
  },
);

test(
  'an email address that has an account here is refused, and Google is connected after a login',
  slow,
  async ({ page }) => {
    const person = { name: 'Olga Twice', email: 'olga@mail.example' };
    await newUser(page.request, 'olga');
    await startAtLogin(page);
    await continueAs(page, person);
    await expect(page.getByText(messages.auth.googleEmailTaken)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expectNoAxeViolations(page);

    await page.getByLabel('Username').fill('olga');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/account-security');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await continueAgainAs(page, person);
    await expect(page.getByText(messages.account.googleConnected)).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await startAtLogin(page);
    await continueAgainAs(page, person);
    await expect(page).toHaveURL('/profile');
    await expect(usernameShown(page)).toHaveText('olga');

    await page.getByRole('link', { name: 'Account & Security' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Not connected')).toBeVisible();
  },
);

test(
  'somebody who came by Google sets a password by mail, and may then do without Google',
  slow,
  async ({ page, app }) => {
    const person = { name: 'Wants Both', email: 'wants.both@mail.example' };
    await startAtLogin(page);
    await continueAs(page, person);
    const username = await usernameShown(page).textContent();
    await page.goto('/account-security');
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
    await page.getByRole('link', { name: 'Set a Password', exact: true }).click();
    await expect(page.getByText(messages.password.none)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.goto(await linkIn(app, { to: person.email, path: '/reset-password' }));
    await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm New Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page.getByText(messages.auth.passwordReset)).toBeVisible();
    await logIn(page, username ?? '');
    await page.goto('/account-security');
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText(messages.account.googleDisconnected)).toBeVisible();
  },
);

test('a link with somebody else’s token asks before it changes the account', slow, async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
  await newUser(page.request, 'victim');
  const { token } = await newUser(page.request, 'mallory');
  await logIn(page, 'victim');
  const mine = await storedToken(page);
  for (const address of [`/login?token=${token}`, `/profile?token=${token}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Change account?' })).toBeVisible();
    await expect(page.getByText('logs in as mallory')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(usernameShown(page)).toHaveText('victim');
    expect(await storedToken(page)).toBe(mine);
  }
  await page.goto(`/buy-credits?token=${token}`);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  expect(await storedToken(page)).toBe(mine);
  await page.goto(`/login?token=${token}`);
  await page.getByRole('button', { name: 'Change account' }).click();
  await expect(usernameShown(page)).toHaveText('mallory');
});
