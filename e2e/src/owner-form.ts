import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { step4Labels } from '@pawsume/contract/pet-steps/step4-labels';
import { expect, type Page } from '@playwright/test';

/** Fills step 4 of the form by typing; ends on step 5. */
export async function describeOwner(page: Page, petId: string, owner: Step4): Promise<void> {
  await page.goto(`/form4?pet_id=${petId}`);
  for (const [field, label] of Object.entries(step4Labels)) {
    await page.getByLabel(label, { exact: true }).fill(String(Reflect.get(owner, field)));
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/form5\?pet_id=\d+$/);
}
