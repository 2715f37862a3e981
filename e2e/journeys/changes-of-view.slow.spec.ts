import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { buyTenCredits, newUser, writtenResume } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { pressOn } from '../src/keyboard.ts';
import { logIn, tryToLogIn } from '../src/owner.ts';
import { setUpApp } from '../src/second-factor.ts';
import { test } from '../src/test.ts';

/** The heading is the tab's title, screen readers are told it, and the Tab key goes on from the page's main part. */
const expectNewView = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${heading} · Pawsumé`);
  await expect(page.locator('p[aria-live="polite"].sr-only').filter({ hasText: heading })).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();
};

test('the second step of a login is announced', async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/login/);
  await newUser(page.request, 'hears-steps');
  await logIn(page, 'hears-steps');
  await setUpApp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await tryToLogIn(page, 'hears-steps');
  await expectNewView(page, 'One more step');
});

test('a button that goes or is disabled leaves the focus in its card', async ({ page }) => {
  const { send } = await newUser(page.request, 'last-credit');
  const id = await writtenResume(send, petByKey('biscuit'));
  await buyTenCredits(page.request, send);
  await logIn(page, 'last-credit');
  await page.goto('/account-security');
  await pressOn(page, page.getByRole('button', { name: 'Set up' }));
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Authenticator app');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type the code')).toBeFocused();

  await page.goto(`/resume/${id}`);
  const download = page.getByRole('button', { name: 'Download Résumé' });
  await expect(download).toBeEnabled();
  await page.route('**/api/user/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), download_credits: 0 } });
  });
  await saveFile(page, () => pressOn(page, download));
  await expect(download).toBeDisabled();
  await expect(page.locator(':focus')).toContainText('Download Résumé');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Edit Resume Info' })).toBeFocused();
});
