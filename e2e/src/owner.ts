import { messages } from '@pawsume/contract/messages';
import type { ProfileFixture } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './by-api.ts';
import { saveFile } from './download.ts';

/** Signs up as a person would, by typing; ends on the profile. */
export async function signUp(
  page: Page,
  username: string,
  { name, email, password = PASSWORD }: ProfileFixture & { password?: string },
): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(username).first()).toBeVisible();
}

/** Types username and password, and presses Login. */
export async function tryToLogIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
}

/** Logs in by typing; ends on the profile. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await tryToLogIn(page, username, password);
  await expect(page).toHaveURL(/\/profile$/);
}

/** Fills what a profile needs before a pet can be described, with a picture where one is given. */
export async function completeProfile(page: Page, profile: ProfileFixture, avatar?: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await page.getByLabel('Profession').fill(profile.profession);
  await page.getByLabel('Address').fill(profile.address);
  await page.getByLabel('Phone').fill(profile.phone);
  if (avatar) await choosePicture(page, avatar);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
}

/** Picks a file and cuts it square. */
export async function choosePicture(page: Page, jpeg: Buffer, name = 'IMG_2043.jpg'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: jpeg });
  await page.getByRole('slider').fill('1.3');
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByText('Change picture')).toBeVisible();
}

/** Buys credits on the provider's page; ends on the profile, where the success screen leads by itself. */
export async function buyCredits(page: Page, quantity: 1 | 10): Promise<void> {
  await page.goto('/buy-credits');
  await page.getByRole('button', { name: quantity === 1 ? 'Buy Now' : 'Buy 10 Credits' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/, { timeout: 8000 });
}

/** How many credits the résumé screen says are left. */
export async function expectCredits(page: Page, credits: number): Promise<void> {
  const sentence = credits > 0 ? messages.resumes.creditsRemaining(credits) : messages.resumes.noCreditsLeft;
  await expect(page.getByText(sentence)).toBeVisible();
}

/** Buys one credit from the résumé screen and downloads the PDF with it. */
export async function buyAndDownload(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buy more credits' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/(profile|resume\/\d+)$/, { timeout: 8000 });
  if (page.url().endsWith('/profile')) await page.getByRole('link', { name: 'View/Download' }).click();
  const file = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
  expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(messages.download.success)).toBeVisible();
}
