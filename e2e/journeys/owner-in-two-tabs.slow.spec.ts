import { expect } from '@playwright/test';
import { arriveWithPet } from '../src/arrive.ts';
import { test } from '../src/test.ts';

test('the owner’s answers, which live on the device, are shared by two tabs answer by answer', async ({
  page,
  context,
}) => {
  const { petId } = await arriveWithPet(page, 'draft-owner');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/form4?pet_id=${petId}`);
    await expect(tab.getByLabel('City')).toBeVisible();
  }
  await page.getByLabel('City').fill('Halifax');
  await expect(other.getByLabel('City')).toHaveValue('Halifax');
  await other.getByLabel('Age', { exact: true }).fill('41');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Halifax');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
});
