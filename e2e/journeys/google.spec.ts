import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { newUser, PASSWORD } from '../src/by-api.ts';
import { cancelAtGoogle, continueAgainAs, continueAs, startAtLogin } from '../src/google.ts';
import { linkIn } from '../src/inbox.ts';
import { logIn, tryToLogIn } from '../src/owner.ts';
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

test('whoever is asked for an account first is led back to where Google was chosen for', slow, async ({ page }) => {
  await page.goto('/edit-profile');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await continueAs(page, { name: 'Led Back', email: 'led.back@mail.example' });
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Led Back');
});

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

test('a Google account that opens one account cannot be connected to another', slow, async ({ page, newVisitor }) => {
  const person = { name: 'Only One', email: 'only.one@mail.example' };
  await startAtLogin(page);
  await continueAs(page, person);
  await expect(page).toHaveURL('/profile');
  await newUser(page.request, 'another');
  const other = await newVisitor();
  await logIn(other, 'another');
  await other.goto('/account-security');
  await other.getByRole('button', { name: 'Connect Google' }).click();
  await continueAgainAs(other, person);
  await expect(other.getByText(messages.account.googleInUse)).toBeVisible();
  await expect(usernameShown(other)).toHaveText('another');
});

test('whoever cancels at Google is told so where they came from', slow, async ({ page }) => {
  await startAtLogin(page);
  await cancelAtGoogle(page);
  await expect(page.getByRole('alert')).toHaveText(messages.auth.googleFailed);
  await newUser(page.request, 'hesitant');
  await tryToLogIn(page, 'hesitant');
  await expect(page).toHaveURL('/profile');
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await cancelAtGoogle(page);
  await expect(page.getByRole('alert')).toHaveText(messages.account.connectFailed);
});

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

test('without a connection a sign-in waits, and does not go round in circles', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: POST \/api\/auth\/exchange/);
  problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
  const { token } = await newUser(page.request, 'tunnel');
  let tries = 0;
  await page.route('**/api/auth/exchange', (route) => {
    tries += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(`/login?token=${token}`);
  await expect(page.getByRole('alert')).toHaveText(messages.common.noConnection);
  await expectNoAxeViolations(page);
  expect({ tries, token: await storedToken(page) }).toEqual({ tries: 1, token: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tries).toBe(2);
  await page.unroute('**/api/auth/exchange');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(usernameShown(page)).toHaveText('tunnel');
});

test(
  'a sign-in that is long ago has the password asked for before Google is connected',
  slow,
  async ({ page, problems }) => {
    problems.expect(/^answer 40[03]: POST \/api\/user\/google/);
    const person = { name: 'Petra Proof', email: 'petra.at.google@mail.example' };
    await newUser(page.request, 'petra');
    await logIn(page, 'petra');
    await page.goto('/account-security');
    // Minutes cannot be waited for here: what the server says then is said in its place, until there is a password.
    await page.route('**/api/user/google', (route) => {
      const proof = route.request().postDataJSON();
      if (proof?.current_password !== undefined) return route.fallback();
      const msg = messages.account.proofByPassword;
      return route.fulfill({ status: 403, json: { error: msg, msg, code: 'proof_needed' } });
    });
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByLabel('Current Password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(messages.password.wrongCurrent)).toBeVisible();
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await continueAs(page, person);
    await expect(page.getByText(messages.account.googleConnected)).toBeVisible();
  },
);
