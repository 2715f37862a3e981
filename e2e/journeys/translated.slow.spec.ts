import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { saveButton } from '../src/drafts.ts';
import { choose, type } from '../src/fill.ts';
import { buyAndDownload } from '../src/owner.ts';
import { test } from '../src/test.ts';
import { translate } from '../src/translate.ts';
import { fillMissing, next, signUpHere, typeBasics } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');

/** An error in React replaces the whole screen with this heading. */
const expectNoBrokenScreen = (page: Page) =>
  expect(page.getByRole('heading', { name: 'That did not work' })).toHaveCount(0);

test('a translated page leads from the landing page to a PDF', async ({ page }) => {
  test.setTimeout(120_000);
  await translate(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Résumé', exact: true }).first().click();
  await typeBasics(page);
  await next(page);
  await signUpHere(page, 'translated', { ...profile, email: 'translated@mail.example' });
  await fillMissing(page, profile);
  await expect(page).toHaveURL(/\/form2\?pet_id=\d+$/);
  await choose(page, 'Personality', 'Calm');
  await choose(page, 'Vaccinated', 'Yes');
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await next(page);
  await expect(page).toHaveURL(/\/form3\?pet_id=\d+$/);
  await choose(page, 'Has the pet traveled', 'Yes');
  await page.getByRole('link', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/form4\?pet_id=\d+$/);
  await next(page);
  await expect(page).toHaveURL(/\/form5\?pet_id=\d+$/);
  await type(page, 'Bond description', 'We play every evening.');
  await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
  await expect(page).toHaveURL(/\/resume\/\d+$/);
  await buyAndDownload(page);
  await expectNoBrokenScreen(page);
});
