import { changeCredits, listResumePage, listUsers } from '@pawsume/contract/admin';
import { adminLogin as adminLoginCall, register } from '@pawsume/contract/auth';
import { payResumeByCard } from '@pawsume/contract/payments';
import { expect, type Page } from '@playwright/test';
import { newUser, PASSWORD, type Send, senderFor } from '../../src/by-api.ts';
import { alterAnswer } from '../follow/faults.ts';
import type { Guide, Walk } from '../follow/guide.ts';
import { hold, pay, storedToken, withResume } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

type Dashboard = Guide<Table['admin-dashboard']>;

const asAdmin = async ({ page, app }: Pick<Dashboard, 'page' | 'app'>) => {
  const { token } = await senderFor(page.request)(adminLoginCall, { body: app.admin });
  await hold(page, token);
};

const find = async (page: Page, search: string) => {
  await page.getByRole('searchbox').fill(search);
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === search);
};

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

export const adminLogin: Walk<Table['admin-login']> = async (guide) => {
  const { page, app } = guide;
  await page.goto('/admin/login');
  await guide.see('form');
  const logIn = guide.element('form', 'log-in');
  await logIn.click();
  await guide.see('empty');
  for (const only of ['username', 'password'] as const) {
    await page.goto('/admin/login');
    await guide.element('form', only).fill('only this');
    await logIn.click();
    await guide.see('one empty');
  }
  await guide.element('form', 'username').fill(app.admin.username);
  await guide.element('form', 'password').fill(app.admin.password);
  await guide.refuse('failed', adminLoginCall, () => logIn.click());
  await guide.follow('logging in', 'dashboard', async () => {
    await logIn.click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
  await guide.follow('logging in', 'token', async () => expect(await storedToken(page)).not.toBeNull());
};

export const adminDashboard: Walk<Table['admin-dashboard']> = async (guide) => {
  const { page } = guide;
  const owner = await withResume(page, 'walked-and-one');
  for (let each = 1; each <= 9; each += 1) await newUser(page.request, `walked-${each}`);
  const idle = { username: 'walked-and-idle', email: 'not-yet@mail.example', name: 'Idle', password: PASSWORD };
  await senderFor(page.request)(register, { body: idle });
  await asAdmin(guide);
  await page.goto('/admin/dashboard');
  await guide.see('users');
  await userRow(guide);
  await guide.follow('searching', 'email', () => expectFound(page, 'not-yet@mail', 'walked-and-idle'));
  await guide.follow('searching', 'username', () => expectFound(page, 'walked-and-one', 'walked-and-one'));
  await find(page, 'nobody-is-called-so');
  await guide.see('searching');
  await find(page, 'walked-');
  await guide.follow('pages', 'size', () => expect(rows(page)).toHaveCount(10));
  await guide.follow('pages', 'buttons', async () => {
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await find(page, 'walked-and-one');
    await expect(page.getByRole('button', { name: '2', exact: true })).toHaveCount(0);
  });
  await allResumes(guide, owner);
};

const expectFound = async (page: Page, search: string, username: string) => {
  await find(page, search);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(username);
};

const userRow: Walk<Table['admin-dashboard']> = async (guide) => {
  const { page } = guide;
  await find(page, 'walked-and-idle');
  await guide.element('a user', 'more').click();
  await expect(rows(page).getByRole('cell').nth(3)).toHaveText('1');
  await guide.see('a user');
  await guide.follow('a user', 'changes', async () => {
    const credits = rows(page).getByRole('cell').nth(3);
    await guide.element('a user', 'more').click();
    await expect(credits).toHaveText('2');
    await guide.element('a user', 'less').click();
    await expect(credits).toHaveText('1');
  });
};

const allResumes = async (guide: Dashboard, { send, resumeId }: { send: Send; resumeId: number }) => {
  const { page } = guide;
  await page.getByRole('tab', { name: 'All Résumés' }).click();
  await guide.see('resumes');
  await guide.follow('resumes', 'paid', async () => {
    const row = rows(page).filter({ has: page.getByRole('cell', { name: String(resumeId), exact: true }) });
    await expect(row.first().getByRole('cell').nth(3)).toHaveText('No');
    await pay(page, (await send(payResumeByCard, { params: { resume_id: resumeId } })).url);
    await page.reload();
    await expect(row.first().getByRole('cell').nth(3)).toHaveText('Yes');
  });
  await alterAnswer(page, listResumePage, { resumes: [], total: 0 });
  await page.reload();
  await guide.see('no resumes');
};

export const adminFailures: Walk<Table['admin-failures']> = async (guide) => {
  const { page } = guide;
  const { token } = await newUser(page.request, 'is-nobody-special');
  await newUser(page.request, 'gets-no-credit');
  await asAdmin(guide);
  await guide.refuse('users', listUsers, () => page.goto('/admin/dashboard'));
  await guide.refuse('resumes', listResumePage, () => page.goto('/admin/dashboard?tab=resumes'));
  await page.goto('/admin/dashboard?search=gets-no-credit');
  await guide.refuse('credits', changeCredits, () => page.getByRole('button', { name: '+1 Credit' }).click());
  for (const [name, status, held] of [
    ['unauthenticated', 401, 'of-no-session'],
    ['forbidden', 403, token],
  ] as const) {
    guide.problems.expect(new RegExp(`^answer ${status}: GET /api/admin/`));
    await guide.follow('refused', name, async () => {
      await hold(page, held);
      await page.goto('/admin/dashboard');
      await expect(page).toHaveURL('/admin/login');
    });
  }
};
