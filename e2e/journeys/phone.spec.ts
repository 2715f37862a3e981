import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect } from '@playwright/test';
import { arriveWithPet } from '../src/arrive.ts';
import { saveFile } from '../src/download.ts';
import { buyCredits, completeProfile, expectCredits, signUp } from '../src/owner.ts';
import { describePet, generate } from '../src/pet-form.ts';
import { phone, slow, test } from '../src/test.ts';
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

test('news of a save does not cover the buttons of a question that follows', slow, async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'covered');
  await page.goto(`/form2?pet_id=${petId}`);
  const description = page.getByLabel('Training description');
  await description.fill('Sits.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(messages.petForm.saved)).toBeVisible();
  await description.fill('Sits and stays.');
  await page.getByRole('button', { name: 'Back to profile' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save and continue' });
  await expect(save).toBeVisible();
  const isReached = () =>
    save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect(page.getByText(messages.petForm.saved)).toBeAttached();
  expect(await isReached()).toBe(true);
});
