import { appCode } from '@pawsume/server/test/harness/app-code';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility.ts';

export const saveCodes = async (page: Page): Promise<string[]> => {
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return codes;
};

/** Sets up an authenticator app for whoever is logged in. */
export const setUpApp = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await page.goto('/account-security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expectNoAxeViolations(page);
  await page.getByLabel('Type the code').fill(appCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  return { secret, codes: await saveCodes(page) };
};
