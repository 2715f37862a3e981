import { messages } from '@pawsume/contract/messages';
import { getStep1, listMyPets } from '@pawsume/contract/pets';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { type Send, senderFor } from '../src/by-api.ts';
import { expectNothingKept } from '../src/drafts.ts';
import { cancelAtGoogle, continueAs } from '../src/google.ts';
import { choosePicture } from '../src/owner.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { onBothWidths, slow, test } from '../src/test.ts';
import { askedForAccount, fillMissing, next, signUpHere, typeBasics } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');
const STEP2 = /\/form2\?pet_id=\d+$/;

const toStep1 = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Résumé', exact: true }).first().click();
  await expect(page.getByLabel('Pet Name')).toBeVisible();
};

/** As whoever is logged in to this page. */
const asThem = async (page: Page): Promise<Send> =>
  senderFor(page.request, (await page.evaluate(() => localStorage.getItem('token'))) ?? '');

/** The one pet there is, with what was typed and, if so, the photo. */
const expectMochi = async (send: Send, { photo = false } = {}): Promise<void> => {
  const pets = await send(listMyPets);
  expect(pets.map(({ pet_name }) => pet_name)).toEqual(['Mochi']);
  const { pet_age, picture } = await send(getStep1, { params: { pet_id: pets[0]?.pet_id ?? 0 } });
  expect(pet_age).toBe('3 years');
  expect(picture === null).toBe(!photo);
};

onBothWidths((where) => {
  test('a visitor describes a pet at once, and it is kept with its photo in the account made for it', async ({
    page,
  }) => {
    await toStep1(page);
    await choosePicture(page, await petPhoto('cat'));
    await typeBasics(page);
    await takeScreenshot(page, `visitor-step1-${where}`);
    await next(page);
    await askedForAccount(page);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `visitor-account-${where}`);
    await page.reload();
    await askedForAccount(page);
    await signUpHere(page, `visitor-${where}`, { ...profile, email: `visitor-${where}@mail.example` });
    await expect(page.getByRole('heading', { name: messages.visitor.aboutYou('Mochi') })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `visitor-profile-${where}`);
    await page.reload();
    await fillMissing(page, profile);
    await expect(page).toHaveURL(STEP2);
    await expect(page.getByText(/Step 2 of 5 · Mochi/)).toBeVisible();
    await expectMochi(await asThem(page), { photo: true });
    await expectNothingKept(page);
    await page.goBack();
    await expect(page.getByLabel('Pet Name')).toHaveValue('Mochi');
    await takeScreenshot(page, `visitor-kept-${where}`);
  });
});

test('the way over Google leads to the pet, also where it is cancelled first', slow, async ({ page }) => {
  await toStep1(page);
  await choosePicture(page, await petPhoto('cat'));
  await typeBasics(page);
  await next(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await cancelAtGoogle(page);
  await expect(page.getByText(messages.auth.googleFailed)).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await continueAs(page, { name: 'Kim Visitor', email: 'kim.visitor@mail.example' });
  await fillMissing(page, profile);
  await expect(page).toHaveURL(STEP2);
  await expectMochi(await asThem(page), { photo: true });
});
