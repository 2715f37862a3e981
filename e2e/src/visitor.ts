import { messages } from '@pawsume/contract/messages';
import type { ProfileFixture } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './by-api.ts';

/** Types what step 1 cannot be without, as anybody may. */
export async function typeBasics(page: Page, name = 'Mochi'): Promise<void> {
  await page.getByLabel('Pet Name').fill(name);
  await page.getByLabel('Pet Type').fill('Cat');
  await page.keyboard.press('Escape');
  await page.getByLabel('Pet Age').fill('3 years');
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

export const askedForAccount = (page: Page, pet = 'Mochi') =>
  expect(page.getByRole('heading', { name: messages.visitor.createAccount(pet) })).toBeVisible();

/** In the place where a visitor's pet waits. */
export async function signUpHere(page: Page, username: string, { name, email }: ProfileFixture): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
}

export async function fillMissing(page: Page, { profession, address, phone }: ProfileFixture): Promise<void> {
  await page.getByLabel('Profession').fill(profession);
  await page.getByLabel('Address').fill(address);
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: messages.visitor.keep('Mochi') }).click();
}
