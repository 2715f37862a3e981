import { messages } from '@pawsume/contract/messages';
import { listMyPets } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { appCode } from '@pawsume/server/test/harness/app-code';
import { expect, type Page } from '@playwright/test';
import { newUser, PASSWORD, senderFor } from '../src/by-api.ts';
import { draftNotice, expectKept } from '../src/drafts.ts';
import { choosePicture, logIn } from '../src/owner.ts';
import { setUpApp } from '../src/second-factor.ts';
import { test } from '../src/test.ts';
import { askedForAccount, fillMissing, logInHere, next, typeBasics } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');
const STEP2 = /\/form2\?pet_id=\d+$/;

const petsOfThem = async (page: Page): Promise<string[]> => {
  const send = senderFor(page.request, (await page.evaluate(() => localStorage.getItem('token'))) ?? '');
  return (await send(listMyPets)).map(({ pet_name }) => pet_name).toSorted();
};

test('what is typed to sign up survives a reload and a look at the login, without the password', async ({ page }) => {
  await page.goto('/form1');
  await typeBasics(page);
  await next(page);
  await askedForAccount(page);
  await page.getByLabel('Full Name').fill('Ola Reload');
  await page.getByLabel('Email').fill('ola@mail.example');
  await page.getByLabel('Username').fill('ola-reload');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.reload();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ola Reload');
  await expect(page.getByLabel('Email')).toHaveValue('ola@mail.example');
  await expect(page.getByLabel('Username')).toHaveValue('ola-reload');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();

  await page.getByLabel('Profession').fill(profile.profession);
  await page.getByLabel('Address').fill(profile.address);
  await page.reload();
  await expect(page.getByLabel('Profession')).toHaveValue(profile.profession);
  await expect(page.getByLabel('Address')).toHaveValue(profile.address);
  await fillMissing(page, profile);
  await expect(page).toHaveURL(STEP2);
  expect(await petsOfThem(page)).toEqual(['Mochi']);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')))).toEqual([]);
});

test('without a network a visitor goes on as far as the account, and from there once it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^no answer: POST \/api\/auth\/register/);
  await page.goto('/form1');
  await page.waitForLoadState('networkidle');
  await typeBasics(page);
  await context.setOffline(true);
  await expect(page.getByText(messages.forms.offline)).toBeVisible();
  await next(page);
  await askedForAccount(page);
  await page.getByLabel('Full Name').fill('Uma Offline');
  await page.getByLabel('Email').fill('uma@mail.example');
  await page.getByLabel('Username').fill('uma-offline');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(messages.common.offline)).toBeVisible();
  await context.setOffline(false);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await fillMissing(page, profile);
  await expect(page).toHaveURL(STEP2);
  expect(await petsOfThem(page)).toEqual(['Mochi']);
});

test('a login of two steps keeps the pet on its way', async ({ page, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/login/);
  const { send } = await newUser(page.request, 'two-steps-visitor');
  await send(updateMe, { body: { ...profile, email: 'two-steps-visitor@mail.example' } });
  await logIn(page, 'two-steps-visitor');
  const { secret } = await setUpApp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/form1');
  await choosePicture(page, await petPhoto('cat'));
  await typeBasics(page);
  await next(page);
  await logInHere(page, 'two-steps-visitor');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, { steps: 1 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(STEP2);
  expect(await petsOfThem(page)).toEqual(['Mochi']);
});

test('a visitor’s draft is discarded and taken back, with its photo', async ({ page }) => {
  const photo = page.getByRole('group', { name: 'Picture' }).locator('img[src^="blob:"]');
  await page.goto('/form1');
  await choosePicture(page, await petPhoto('cat'));
  await typeBasics(page);
  await expectKept(page, '3 years');
  await page.reload();
  await expect(draftNotice(page)).toBeVisible();
  await expect(photo).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Pet Name')).toHaveValue('');
  await expect(photo).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Pet Name')).toHaveValue('Mochi');
  await expect(photo).toBeVisible();
});

test('two tabs describe two pets, and both come into the account', async ({ page, context }) => {
  await page.goto('/form1');
  await typeBasics(page);
  await expectKept(page, 'Mochi');
  const other = await context.newPage();
  await other.goto('/form1');
  await typeBasics(other, 'Nala');
  await expectKept(other, 'Nala');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Mochi');
  const { send } = await newUser(page.request, 'of-two-pets');
  await send(updateMe, { body: { ...profile, email: 'of-two-pets@mail.example' } });
  await next(page);
  await logInHere(page, 'of-two-pets');
  await expect(page).toHaveURL(STEP2);
  await next(other);
  await expect(other.getByRole('heading', { name: messages.visitor.whose('Nala', 'of-two-pets') })).toBeVisible();
  await other.getByRole('button', { name: messages.visitor.keep('Nala') }).click();
  await expect(other).toHaveURL(STEP2);
  expect(await petsOfThem(other)).toEqual(['Mochi', 'Nala']);
});
