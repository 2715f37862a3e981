import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { newUser } from '../src/by-api.ts';
import { continueAs, startAtLogin } from '../src/google.ts';
import { pressOn } from '../src/keyboard.ts';
import type { Problems } from '../src/problems.ts';
import { phone, test } from '../src/test.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Not you?' });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, this is me' });

/** A link into the session of somebody else, opened by a visitor who is logged out. */
const arrive = async (page: Page, problems: Problems, username: string) => {
  problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
  const { token } = await newUser(page.request, username);
  await page.goto(`/profile?token=${token}`);
  await expect(page).toHaveURL('/profile');
  await expect(notice(page)).toContainText(`You are in ${username} (${username})'s account.`);
};

test('who came by a link is told whose account it is, on every screen, until they say that it is theirs', async ({
  page,
  context,
  problems,
}) => {
  await arrive(page, problems, 'link-sender');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  for (const path of ['/edit-profile', '/form1', '/buy-credits', '/account-security']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
  }
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(notice(other)).toBeVisible();
  await yes(page).click();
  for (const each of [page, other]) await expect(notice(each)).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('nothing is saved or bought there before; what was typed stays, and is saved with a yes', async ({
  page,
  problems,
}) => {
  await arrive(page, problems, 'link-saver');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/buy-credits');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('dialog')).toContainText('Is this your account?');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText(messages.account.confirmFirst);
  await page.goto('/edit-profile');
  await page.getByLabel('Full Name').fill('Whoever I am');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('link-saver');
  expect(sent).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Whoever I am' })).toBeVisible();
  expect(sent).toEqual(['PUT /api/user/me']);
});

test('who is not that person logs out, and is out', async ({ page, problems }) => {
  await arrive(page, problems, 'link-stranger');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('token');
  await page.goto('/login');
  await expect(notice(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the notice fits, and is answered by keyboard', async ({ page, problems }) => {
    await arrive(page, problems, 'a-rather-long-name.of-a-link-sender');
    await expectNoSidewaysScroll(page);
    await pressOn(page, yes(page));
    await expect(notice(page)).toHaveCount(0);
  });
});

test('who signed in with Google here is asked nothing', async ({ page }) => {
  await startAtLogin(page);
  await continueAs(page, { name: 'Own Way', email: 'own.way@mail.example' });
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Own Way' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
