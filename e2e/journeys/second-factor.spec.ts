import { messages } from '@pawsume/contract/messages';
import { appCode } from '@pawsume/server/test/harness/app-code';
import { freePort } from '@pawsume/server/test/harness/spawn-server';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { type App, startApp } from '../src/app.ts';
import { newUser } from '../src/by-api.ts';
import { logIn, tryToLogIn } from '../src/owner.ts';
import { saveCodes, setUpApp } from '../src/second-factor.ts';
import { test as onBareAddress, slow } from '../src/test.ts';
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

onBareAddress('at an address without a name no passkey is offered, and the screen says why', slow, async ({ page }) => {
  await newUser(page.request, 'bare-address');
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await logIn(page, 'bare-address');
  await page.goto('/account-security');
  await expect(page.getByText(messages.factor.passkeysUnavailable)).toBeVisible();
});
