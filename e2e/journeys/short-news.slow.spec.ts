import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { arriveWithPet } from '../src/arrive.ts';
import { onBothWidths, test } from '../src/test.ts';

const news = (page: Page) => page.locator('[data-sonner-toast]');

const boxOf = async (page: Page, role: 'banner' | 'main') => {
  const box = await page.getByRole(role).boundingBox();
  if (!box) throw new Error(`There is no ${role}.`);
  return box;
};

onBothWidths((where) => {
  test(`the same news stands once, and over nothing that is read or typed, on a ${where}`, async ({ page }) => {
    const { petId } = await arriveWithPet(page, `saves-thrice-${where}`);
    await page.goto(`/form1?pet_id=${petId}`);
    for (const weight of ['10 lbs', '11 lbs', '12 lbs']) {
      await page.getByLabel('Weight').fill(weight);
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await saved;
    }
    await expect(news(page)).toHaveText([messages.petForm.saved]);
    const header = await boxOf(page, 'banner');
    const toast = await news(page).boundingBox();
    expect(header.y).toBe(0);
    expect((toast?.y ?? 0) + (toast?.height ?? Number.NaN)).toBeLessThanOrEqual(header.height);
  });
});
