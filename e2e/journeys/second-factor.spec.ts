import { messages } from '@pawsume/contract/messages';
import { appCode } from '@pawsume/server/test/harness/app-code';
import { freePort } from '@pawsume/server/test/harness/spawn-server';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { type App, startApp } from '../src/app.ts';
import { newUser, PASSWORD } from '../src/by-api.ts';
import { pressOn } from '../src/keyboard.ts';
import { logIn, tryToLogIn } from '../src/owner.ts';
import { saveCodes, setUpApp } from '../src/second-factor.ts';
import { test as onBareAddress, phone, slow } from '../src/test.ts';
import { withAuthenticator } from '../src/virtual-authenticator.ts';

const test = onBareAddress.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const { stop, ...app } = await startApp({ PORT: port, PUBLIC_URL: `http://localhost:${port}` });
      await use(app);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const logOut = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
};

test('a passkey is made, logs in by itself, and finishes a login by password', slow, async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/login/);
  const authenticator = await withAuthenticator(page);
  await authenticator.setPresent(false);
  await newUser(page.request, 'key-holder');
  await logIn(page, 'key-holder');
  await page.goto('/account-security');
  await expectNoAxeViolations(page);
  await authenticator.setPresent(true);
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await saveCodes(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop');
  await authenticator.setPresent(false);
  await logOut(page);

  await expectNoAxeViolations(page);
  await authenticator.setPresent(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/profile');
  await authenticator.setPresent(false);
  await logOut(page);

  await tryToLogIn(page, 'key-holder');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.reload();
  await expectNoAxeViolations(page);
  await authenticator.setPresent(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: messages.factor.removePasskey('My laptop') });
  await expect(question).toContainText(messages.factor.lastFactor);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop');
  await page.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});

test('an authenticator app and its recovery codes open an account, each code once', async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/(login|second-factor\/code)/);
  await newUser(page.request, 'app-holder');
  await logIn(page, 'app-holder');
  const { secret, codes } = await setUpApp(page);
  await logOut(page);
  await tryToLogIn(page, 'app-holder');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(messages.factor.wrongCode)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, { steps: 1 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
  await logOut(page);
  const [first = ''] = codes;
  await tryToLogIn(page, 'app-holder');
  await page.getByLabel('Code', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goto('/account-security');
  await expect(page.getByText('9 are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  expect(await saveCodes(page)).not.toContain(first);
});

/** Makes the server answer the next call as it answers a session older than five minutes. */
const askForProofOnce = (page: Page, path: string) => {
  const { proofByPassword } = messages.account;
  return page.route(
    path,
    (route) =>
      route.fulfill({ status: 403, json: { error: proofByPassword, msg: proofByPassword, code: 'proof_needed' } }),
    { times: 1 },
  );
};

test('a removal of the authenticator app is asked about, and needs the password', slow, async ({ page, problems }) => {
  problems.expect(/^answer 403: DELETE \/api\/user\/authenticator/);
  await newUser(page.request, 'app-remover');
  await logIn(page, 'app-remover');
  await setUpApp(page);
  await askForProofOnce(page, '**/api/user/authenticator');
  await page.getByRole('button', { name: 'Remove the app' }).click();
  const question = page.getByRole('alertdialog', { name: messages.factor.removeAuthenticator });
  await expect(question).toContainText(messages.factor.lastFactor);
  await question.getByRole('button', { name: 'Remove app' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Current Password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(messages.factor.authenticatorRemoved)).toBeVisible();
});

test(
  'recovery codes stay until they are saved: Escape, a click outside and Back do not close them',
  slow,
  async ({ page }) => {
    await newUser(page.request, 'code-holder');
    await logIn(page, 'code-holder');
    // By a link, so that Back stays within the app.
    await page.getByRole('link', { name: 'Account & Security' }).click();
    await page.getByRole('button', { name: 'Set up' }).click();
    const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await page.getByLabel('Type the code').fill(appCode(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(codes.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/account-security');
    await expect(codes).toBeVisible();
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(codes).toHaveCount(0);
  },
);

test(
  'a new address asks for the password where a second factor is set up, and saves all that was typed',
  slow,
  async ({ page, problems }) => {
    problems.expect(/^answer 403: PUT \/api\/user\/me/);
    problems.expect(/^answer 400: PUT \/api\/user\/me/);
    await newUser(page.request, 'address-mover');
    await logIn(page, 'address-mover');
    await setUpApp(page);
    await page.goto('/edit-profile');
    await page.getByLabel('Full Name').fill('Jo Newname');
    await page.getByLabel('Email').fill('jo.new@example.com');
    await askForProofOnce(page, '**/api/user/me');
    await page.getByRole('button', { name: 'Save' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await expect(proof).toContainText(messages.account.proofByPassword);
    await expectNoAxeViolations(page);
    // Giving up saves nothing and loses nothing.
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('jo.new@example.com');
    await askForProofOnce(page, '**/api/user/me');
    await page.getByRole('button', { name: 'Save' }).click();
    await proof.getByLabel('Current Password').fill('not the password');
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(proof.getByText(messages.password.wrongCurrent)).toBeVisible();
    await proof.getByLabel('Current Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('jo.new@example.com')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Jo Newname/ })).toBeVisible();
  },
);

test('a step that took too long leads back to the login', slow, async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/(login|second-factor\/code)/);
  await newUser(page.request, 'slow-holder');
  await logIn(page, 'slow-holder');
  const { codes } = await setUpApp(page);
  await logOut(page);
  await tryToLogIn(page, 'slow-holder');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  // In another tab the same way was gone to its end.
  const challenge = await page.evaluate(() => JSON.parse(sessionStorage.getItem('second-step') ?? '{}').challenge);
  const body = { challenge, code: codes[0] };
  expect((await page.request.post('/api/auth/second-factor/code', { data: body })).status()).toBe(200);
  await page.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(messages.factor.over);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the step is taken by keyboard, and nothing sticks out', slow, async ({ page, problems }) => {
    problems.expect(/^answer 401: POST \/api\/auth\/login/);
    await newUser(page.request, 'phone-holder');
    await logIn(page, 'phone-holder');
    const { secret } = await setUpApp(page);
    await expectNoSidewaysScroll(page);
    await logOut(page);
    await expectNoSidewaysScroll(page);
    await tryToLogIn(page, 'phone-holder');
    await expectNoSidewaysScroll(page);
    await pressOn(page, page.getByLabel('Code', { exact: true }), 'Home');
    await page.keyboard.type(appCode(secret, { steps: 1 }));
    await pressOn(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page).toHaveURL('/profile');
  });
});

onBareAddress('at an address without a name no passkey is offered, and the screen says why', slow, async ({ page }) => {
  await newUser(page.request, 'bare-address');
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await logIn(page, 'bare-address');
  await page.goto('/account-security');
  await expect(page.getByText(messages.factor.passkeysUnavailable)).toBeVisible();
});
