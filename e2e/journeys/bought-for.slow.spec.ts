import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { saveFile } from '../src/download.ts';
import { test } from '../src/test.ts';

const prices = (page: Page) => page.getByRole('list', { name: 'Prices' }).getByRole('link');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();
const downloadNow = (page: Page) => page.getByRole('button', { name: 'Download now' });
const save = (page: Page) => saveFile(page, () => downloadNow(page).click());

test('credits lead back to the résumé they were bought for, and a touch keeps the screen', async ({ page }) => {
  const { resumeId } = await arriveWithResume(page, 'one-click');
  await page.goto(`/resume/${resumeId}`);
  await prices(page).first().click();
  await page.getByRole('button', { name: 'Buy 10 Credits' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
  await expect(downloadNow(page)).toHaveAccessibleDescription(messages.download.uses);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('timer')).toHaveText(messages.payments.staysHere);
  const file = await save(page);
  expect(file.name).toBe(`resume_${resumeId}.pdf`);
  await expect(page).toHaveURL(/\/success/);
  await page.goto(`/resume/${resumeId}`);
  const download = page.getByRole('button', { name: 'Download Résumé' });
  await expect(download).toHaveAccessibleDescription(/You downloaded this page at .*Uses 1 credit, 8 left/);
});

test('the profile offers the résumé that was paid for, until it is downloaded', async ({ page }) => {
  const { resumeId } = await arriveWithResume(page, 'later-then');
  await page.goto(`/resume/${resumeId}`);
  await prices(page).last().click();
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(downloadNow(page)).toHaveAccessibleDescription(messages.download.free);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/The résumé of .* is ready to download/)).toBeVisible();
  await save(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'View/Download' })).toBeVisible();
  await expect(downloadNow(page)).toBeHidden();
});
