import { petByKey } from '@pawsume/fixtures/pets';
import { expect } from '@playwright/test';
import { completeProfile, expectCredits, signUp } from '../src/owner.ts';
import { describePet, generate } from '../src/pet-form.ts';
import { phone, test } from '../src/test.ts';

test.use(phone);

test('who cancels at the payment page keeps money and résumé, and can pay later', async ({ page }) => {
  const fixture = petByKey('bo');
  await signUp(page, 'undecided', fixture.profile);
  await completeProfile(page, fixture.profile);
  await describePet(page, fixture, null);
  await generate(page);
  await page.getByRole('link', { name: 'Buy more credits' }).click();
  await page.getByRole('button', { name: 'Buy 10 Credits' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByText('no real money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('The purchase of 10 credits was not completed')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/, { timeout: 10_000 });
  await page.getByRole('link', { name: 'View/Download' }).click();
  await expectCredits(page, 0);
  await expect(page.getByRole('button', { name: 'Download Résumé' })).toBeDisabled();
});
