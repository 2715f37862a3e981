import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1, listMyPets } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { newUser, type Send, senderFor } from '../src/by-api.ts';
import { expectNothingKept, fillStorage, saveButton } from '../src/drafts.ts';
import { cancelAtGoogle, continueAs } from '../src/google.ts';
import { choosePicture, logIn, tryToLogIn } from '../src/owner.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { onBothWidths, slow, test } from '../src/test.ts';
import { askedForAccount, fillMissing, logInHere, next, signUpHere, typeBasics } from '../src/visitor.ts';

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

/** Somebody with a complete profile. */
const owner = async (page: Page, username: string): Promise<Send> => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: { ...profile, email: `${username}@mail.example` } });
  return send;
};

test('who has an account logs in in the same place, and Save stays on the step', slow, async ({ page }) => {
  const send = await owner(page, 'returns');
  await toStep1(page);
  await typeBasics(page);
  await saveButton(page).click();
  await askedForAccount(page);
  await logInHere(page, 'returns');
  await expect(page).toHaveURL(/\/form1\?pet_id=\d+$/);
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await expectMochi(send);
});

test(
  'what is missing is said before an account is asked for, and one comes back to the answers',
  slow,
  async ({ page }) => {
    await toStep1(page);
    await next(page);
    await expect(page.getByText(messages.petForm.fillBasics).first()).toBeVisible();
    await typeBasics(page);
    await page.reload();
    await expect(page.getByLabel('Pet Age')).toHaveValue('3 years');
    await next(page);
    await askedForAccount(page);
    await page.getByRole('link', { name: 'Back to the answers' }).click();
    await expect(page.getByLabel('Pet Name')).toHaveValue('Mochi');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);

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

test('an account that was logged in to elsewhere is asked before it gets the pet', slow, async ({ page, context }) => {
  const send = await owner(page, 'someone-else');
  await toStep1(page);
  await typeBasics(page);
  await next(page);
  await askedForAccount(page);
  await logIn(await context.newPage(), 'someone-else');
  await page.reload();
  await expect(page.getByRole('heading', { name: messages.visitor.whose('Mochi', 'someone-else') })).toBeVisible();
  expect(await send(listMyPets)).toEqual([]);
  await page.getByRole('button', { name: messages.visitor.keep('Mochi') }).click();
  await expect(page).toHaveURL(STEP2);
  await expectMochi(send);
});

test('who logs in another way finds the pet offered with the next new one', slow, async ({ page }) => {
  const send = await owner(page, 'took-the-long-way');
  await toStep1(page);
  await typeBasics(page);
  await tryToLogIn(page, 'took-the-long-way');
  await expect(page).toHaveURL('/profile');
  await page.getByRole('link', { name: '+ Create New' }).first().click();
  await expect(page.getByText(messages.visitor.waiting('Mochi'))).toBeVisible();
  await expect(page.getByLabel('Pet Name')).toHaveValue('');
  await page.getByRole('button', { name: messages.visitor.keep('Mochi') }).click();
  await expect(page).toHaveURL(/\/form1\?pet_id=\d+$/);
  await expectMochi(send);
});

test(
  'where the pet cannot be kept at first, nothing is lost, and it becomes one pet',
  slow,
  async ({ page, problems }) => {
    const send = await owner(page, 'unlucky-visitor');
    problems.expect(/POST .*\/api\/pet\/form\/step1/);
    await toStep1(page);
    await typeBasics(page);
    await next(page);
    await askedForAccount(page);
    let lost = 0;
    await page.route(`**/api${createPet.path}`, async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await logInHere(page, 'unlucky-visitor');
    await expect(page.getByText(messages.common.offline)).toBeVisible();
    await expect(page.getByLabel('Pet Name')).toHaveValue('Mochi');
    await page.reload();
    await expect(page).toHaveURL(STEP2);
    await expectMochi(send);
  },
);

test('a session that ends on the way is begun anew there', slow, async ({ page, problems }) => {
  problems.expect(/^answer 401: /);
  const send = await owner(page, 'interrupted');
  await toStep1(page);
  await typeBasics(page);
  await next(page);
  await askedForAccount(page);
  await page.evaluate(() => localStorage.setItem('token', 'of-no-session'));
  await page.reload();
  await askedForAccount(page);
  await logInHere(page, 'interrupted');
  await expect(page).toHaveURL(STEP2);
  await expectMochi(send);
});

test('where the device keeps nothing, what was typed comes along all the same', slow, async ({ page }) => {
  const send = await owner(page, 'no-room');
  await page.goto('/form1');
  await fillStorage(page);
  await typeBasics(page);
  await expect(page.getByText(messages.forms.notSaved, { exact: true })).toBeVisible();
  await next(page);
  await askedForAccount(page);
  await logInHere(page, 'no-room');
  await expect(page).toHaveURL(STEP2);
  await expectMochi(send);
});
