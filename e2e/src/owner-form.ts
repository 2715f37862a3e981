import { addressWords } from '@pawsume/contract/pet-steps/address-words';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { step4Labels } from '@pawsume/contract/pet-steps/step4-labels';
import { expect, type Page } from '@playwright/test';

/** Fills step 4 of the form by typing; ends on step 5. */
export async function describeOwner(page: Page, petId: string, owner: Step4): Promise<void> {
  await page.goto(`/form4?pet_id=${petId}`);
  // The country names what is asked for beside it.
  await page.getByLabel(step4Labels.country, { exact: true }).fill(owner.country);
  for (const [field, label] of Object.entries({ ...step4Labels, ...addressWords(owner.country) })) {
    await page.getByLabel(label, { exact: true }).fill(String(Reflect.get(owner, field)));
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/form5\?pet_id=\d+$/);
}
