import { changeCredits, endUserSessions, listResumePage, listUsers } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '../harness/fake-server.ts';
import { button, expectAddress, field, link, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { admin } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';

const user = { id: 4, email: 'penniless@mail.example', created_at: DAY, last_login: DAY, resumes: 1 };
const penniless = (download_credits: number) =>
  answer(listUsers, { users: [{ ...user, username: 'penniless', download_credits }], total: 1 });
const row = page.getByRole('row').filter({ hasText: 'penniless@mail.example' });
const credits = () => row.getByRole('cell').nth(3);

test('a credit that another administrator took already is not taken twice', async () => {
  const atZero = answer(changeCredits, refusal(409, 'credits_at_zero', messages.admin.noCreditsLeft));
  const { server } = await open('/admin/dashboard', [...admin.answers, penniless(1), atZero]);
  await expect.element(credits()).toMatchTextContent('1');
  server.now(penniless(0));
  await row.getByRole('button', { name: /^-1 Credit/ }).click();
  await expect.element(words(messages.admin.noCreditsLeft)).toBeVisible();
  await expect.element(credits()).toMatchTextContent('0');
});

test('a user is logged out everywhere after a question', async () => {
  const { server } = await open('/admin/dashboard', [
    ...admin.answers,
    penniless(0),
    answer(endUserSessions, { msg: 'Ended.' }),
  ]);
  await row.getByRole('button', { name: /Log out everywhere/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Log penniless out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sentTo(endUserSessions)).toEqual([]);
  await row.getByRole('button', { name: /Log out everywhere/ }).click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sentTo(endUserSessions)).toMatchObject([{ params: { id: '4' } }]);
});

test('users are searched for', async () => {
  const { server } = await open('/admin/dashboard', admin.answers);
  await page.getByRole('searchbox').fill('visitor');
  await button('Apply Filter').click();
  await expectAddress('/admin/dashboard?search=visitor');
  expect(server.sentTo(listUsers)).toHaveLength(2);
});

test('users are sorted, and lead to their résumés', async () => {
  await open('/admin/dashboard', admin.answers);
  await field('Sort by').selectOptions('Username');
  await expectAddress('/admin/dashboard?sort=username');
  await link(/résumés? of visitor-2$/).click();
  await expectAddress(/tab=resumes.*user=2|user=2.*tab=resumes/);
});

test('a page of many is jumped to, at most the last one', async () => {
  const many = answer(listResumePage, {
    resumes: [{ id: 1, pet_name: 'Bo', user_id: 1, username: 'visitor-1', is_paid: false, created_at: DAY }],
    total: 95,
  });
  await open('/admin/dashboard?tab=resumes', [...admin.answers, many]);
  await button('Go').click();
  await expect.element(field('Go to page')).toHaveFocus();
  await field('Go to page').fill('7');
  await userEvent.keyboard('{Enter}');
  await expectAddress('/admin/dashboard?tab=resumes&page=7');
  await field('Go to page').fill('400');
  await button('Go').click();
  await expectAddress('/admin/dashboard?tab=resumes&page=10');
});

test('tabs are changed by the keyboard', async () => {
  await open('/admin/dashboard', admin.answers);
  const users = page.getByRole('tab', { name: 'Manage Users' });
  await expect.element(users).toBeVisible();
  users.element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expectAddress('/admin/dashboard?tab=resumes');
});
