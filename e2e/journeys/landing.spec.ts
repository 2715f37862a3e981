import { BRAND } from '@pawsume/contract/brand';
import { expect } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, test } from '../src/test.ts';

test('a visitor reads the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(BRAND);
  await takeScreenshot(page, 'landing');
  await expectNoAxeViolations(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the landing page fits the screen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takeScreenshot(page, 'landing');
    await expectNoSidewaysScroll(page);
  });
});
