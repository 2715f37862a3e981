import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { newUser } from '../src/by-api.ts';
import { logIn } from '../src/owner.ts';
import { slow, test } from '../src/test.ts';

const toSecurity = (page: Page) => page.getByRole('link', { name: 'Account & Security' }).first();

const noConnection = (page: Page) => page.getByRole('dialog', { name: messages.common.noConnectionTitle });

const arrive = async (page: Page, username: string) => {
  await newUser(page.request, username);
  await logIn(page, username);
  await page.reload();
  await expect(toSecurity(page)).toBeVisible();
};

const expectSecurity = async (page: Page) => {
  await expect(page).toHaveURL('/account-security');
  await expect(page.getByRole('heading', { level: 1, name: 'Account & Security' })).toBeVisible();
};

test('a screen that cannot be loaded waits in the app for the connection', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|no answer|route module|Failed to fetch/);
  await arrive(page, 'in-a-tunnel');
  await context.setOffline(true);
  await toSecurity(page).click();
  await expect(page.getByRole('heading', { name: messages.common.noConnectionTitle })).toBeVisible();
  // As the router does for each file that is missing, also for those that follow.
  await page.evaluate(() => location.reload());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: messages.common.noConnectionTitle })).toBeVisible();
  await context.setOffline(false);
  await expectSecurity(page);
});

test('a screen whose code alone is missing asks to try again', slow, async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|no answer|route module|Failed to fetch/);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await arrive(page, 'in-a-garage');
  await page.evaluate("import(window.__reactRouterManifest.routes['routes/account-security'].clientLoaderModule)");
  await context.setOffline(true);
  await toSecurity(page).click();
  await expect(noConnection(page)).toBeVisible();
  await noConnection(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await toSecurity(page).click();
  await noConnection(page).getByRole('button', { name: 'Try again' }).click();
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expectSecurity(page);
});

test('a linked screen opens without a connection', slow, async ({ page, context }) => {
  await page.goto('/login');
  const code = await page.evaluate("window.__reactRouterManifest.routes['routes/forgot-password'].module");
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(loaded).toContain(code);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Forgot' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: /Forgot/ })).toBeVisible();
});
