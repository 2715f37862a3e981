import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect } from '@playwright/test';
import { saveFile } from '../src/download.ts';
import { buyCredits, completeProfile, expectCredits, signUp } from '../src/owner.ts';
import { describePet, generate } from '../src/pet-form.ts';
import { phone, test } from '../src/test.ts';
import { byTouch, expectNeverTooWide, pointersOf, watchWidth } from '../src/touch.ts';

test.use(phone);

test('the whole job is done on a phone, by touch, and no screen is wider than it', async ({ page }) => {
  test.setTimeout(180_000);
  const fixture = petByKey('every-answer');
  await watchWidth(page);
  await byTouch(page, async () => {
    await signUp(page, 'by.touch', fixture.profile);
    await completeProfile(page, fixture.profile, await petPhoto('cat'));
    await describePet(page, fixture, await petPhoto('dog'));
    await generate(page);
    const resume = page.url();
    await page.getByRole('link', { name: '✏️ Edit Resume Info' }).click();
    await page.getByLabel('One-liner description').fill('Tapped with a thumb on the way home.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(resume);
    await buyCredits(page, 1);
    await page.goto('/billing-history');
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(resume);
    await expectCredits(page, 1);
    const file = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
    expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(messages.download.success)).toBeVisible();
  });
  expect([...(await pointersOf(page))]).toEqual(['touch']);
  await expectNeverTooWide(page);
});
