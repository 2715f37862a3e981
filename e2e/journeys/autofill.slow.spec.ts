import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { newUser, PASSWORD } from '../src/by-api.ts';
import { test } from '../src/test.ts';

const { profile } = petByKey('biscuit');

/** Fills a field as some password managers do: the value changes and the page receives no event. */
const fillSilently = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, value);

const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

test('the login form reads values that were filled in without events', async ({ page }) => {
  await newUser(page.request, 'silent.login');
  await page.goto('/login');
  await fillSilently(page, 'Username', 'silent.login');
  await fillSilently(page, 'Password', PASSWORD);
  await press(page, 'Login');
  await expect(page).toHaveURL(/\/profile$/);
});

test('sign-up, profile and password forms read values that were filled in without events', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await fillSilently(page, 'Full Name', 'Kim Osei');
  await fillSilently(page, 'Email', 'silent.sign-up@mail.example');
  await fillSilently(page, 'Username', 'silent.sign-up');
  await fillSilently(page, 'Password', PASSWORD);
  await fillSilently(page, 'Confirm Password', PASSWORD);
  await press(page, 'Sign Up');
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await fillSilently(page, 'Profession', profile.profession);
  await fillSilently(page, 'Address', profile.address);
  await fillSilently(page, 'Phone', profile.phone);
  await press(page, 'Save');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(profile.profession)).toBeVisible();

  await page.goto('/change-password');
  await fillSilently(page, 'Current Password', PASSWORD);
  await fillSilently(page, 'New Password', `${PASSWORD}, renewed`);
  await fillSilently(page, 'Confirm New Password', `${PASSWORD}, renewed`);
  await press(page, 'Change Password');
  await expect(page).toHaveURL('/login');
});

test('the forms for a forgotten password and for administrators read values without events', async ({ page, app }) => {
  await page.goto('/forgot-password');
  await fillSilently(page, 'Email', 'nobody.here@mail.example');
  await press(page, 'Mail me a link');
  await expect(page.getByRole('status').filter({ hasText: 'link' })).toBeVisible();

  await page.goto('/admin/login');
  await fillSilently(page, 'Username', app.admin.username);
  await fillSilently(page, 'Password', app.admin.password);
  await press(page, 'Login');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});
