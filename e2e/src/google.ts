import { expect, type Page } from '@playwright/test';

interface Person {
  name: string;
  email: string;
}

const onGooglePage = (page: Page) => expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();

/** On the stand-in's page: goes on as somebody it has not seen yet. */
export async function continueAs(page: Page, { name, email }: Person): Promise<void> {
  await onGooglePage(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
}

/** On the stand-in's page: goes on as somebody who was here before. */
export async function continueAgainAs(page: Page, { email }: Person): Promise<void> {
  await onGooglePage(page);
  await page.getByRole('button', { name: email }).click();
}

export async function cancelAtGoogle(page: Page): Promise<void> {
  await onGooglePage(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
}

export async function startAtLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}
