import type { Page } from '@playwright/test';
import type { App } from './app.ts';

export const logInAsAdmin = async (page: Page, { username, password }: App['admin']): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
