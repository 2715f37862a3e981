import { login as loginCall, register } from '@pawsume/contract/auth';
import { expect, type Page } from '@playwright/test';
import { newUser, PASSWORD } from '../../src/by-api.ts';
import type { Walk } from '../follow/guide.ts';
import { hold, storedToken } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const PERSON = {
  'Full Name': 'Robin Walker',
  Email: 'robin.walker@mail.example',
  Username: 'robin.walker',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
};

const answer = async (page: Page, answers: Partial<typeof PERSON>) => {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
};

const submit = (page: Page, label: 'Login' | 'Sign Up') =>
  page.locator('form').getByRole('button', { name: label }).click();

const toSignUp = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
};

export const login: Walk<Table['login']> = async (guide) => {
  const { page, problems } = guide;
  await page.goto('/login');
  await guide.see('login');
  await guide.follow('login', 'no-full-name', async () => {
    for (const label of ['Full Name', 'Email', 'Confirm Password']) await expect(page.getByLabel(label)).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await guide.see('sign-up');
  await guide.follow('signing-up', 'automatic-login', async () => {
    await answer(page, PERSON);
    await submit(page, 'Sign Up');
    await expect(page).toHaveURL('/profile');
    expect(await storedToken(page)).not.toBeNull();
  });
  problems.expect(/^answer 401: POST \/api\/auth\/exchange/);
  const { token } = await newUser(page.request, 'arrives-by-token');
  for (const [name, path] of [
    ['token-on-login', '/login'],
    ['token-on-profile', '/profile'],
  ] as const) {
    await guide.follow('arriving', name, async () => {
      await hold(page, null);
      await page.goto(`${path}?token=${token}`);
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('heading', { name: 'arrives-by-token' })).toBeVisible();
      expect(await storedToken(page)).toBe(token);
    });
  }
};

export const loginRefused: Walk<Table['login-refused']> = async (guide) => {
  const { page } = guide;
  await page.goto('/login');
  await submit(page, 'Login');
  await guide.see('login-empty');
  await answer(page, { Username: PERSON.Username, Password: '1234567' });
  await submit(page, 'Login');
  await guide.see('login-short');
  await answer(page, { Password: PASSWORD });
  await guide.refuse('failed', loginCall, () => submit(page, 'Login'));
  await signUpRefused(guide);
};

const signUpRefused: Walk<Table['login-refused']> = async (guide) => {
  const { page } = guide;
  await toSignUp(page);
  await submit(page, 'Sign Up');
  await guide.see('sign-up-empty');
  await guide.follow('sign-up-one-empty', 'each', async () => {
    for (const label of Object.keys(PERSON)) {
      await answer(page, { ...PERSON, [label]: '' });
      await submit(page, 'Sign Up');
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await guide.see('sign-up-empty');
    }
  });
  await answer(page, { ...PERSON, Email: 'robin at mail' });
  await submit(page, 'Sign Up');
  await guide.see('sign-up-email');
  await answer(page, { ...PERSON, 'Confirm Password': `${PASSWORD}!` });
  await submit(page, 'Sign Up');
  await guide.see('sign-up-differ');
  await answer(page, { ...PERSON, Password: '1234567', 'Confirm Password': '1234567' });
  await submit(page, 'Sign Up');
  await guide.see('sign-up-short');
  await answer(page, PERSON);
  await guide.refuse('sign-up-failed', register, () => submit(page, 'Sign Up'));
};

export const loginRequired: Walk<Table['login-required']> = async (guide) => {
  const { page } = guide;
  await guide.see('redirects');
  await guide.follow('public', 'open', async () => {
    const forms = [1, 2, 3, 4, 5].map((step) => `/form${step}`);
    for (const path of ['/', '/login', '/admin/login', ...forms, '/download', '/success', '/cancel']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname === '/login', path).toBe(path === '/login');
    }
  });
};

export const loginOver: Walk<Table['login-over']> = async (guide) => {
  const { page, problems } = guide;
  problems.expect(/^answer 401: /);
  await guide.see('redirects', { before: () => hold(page, 'of-no-session') });
};
