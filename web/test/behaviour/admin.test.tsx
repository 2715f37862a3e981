import {
  changeCredits,
  changeUserEmail,
  deleteUser,
  endUserSessions,
  exportUserData,
  listResumePage,
  listUsers,
  removeSecondFactor,
  sendUserLetter,
} from '@pawsume/contract/admin';
import { helpMessages } from '@pawsume/contract/help-messages';
import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, refusal } from '../harness/fake-server.ts';
import { button, dialog, expectAddress, field, link, words } from '../harness/finders.ts';
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

const openHelp = async (...answers: Answers) => {
  const { server } = await open('/admin/dashboard', [...admin.answers, penniless(2), ...answers]);
  await row.getByRole('button', { name: /Help this person/ }).click();
  return { server, help: dialog('Help this person') };
};

test('an address is changed with the proof that was seen, by the keyboard', async () => {
  const { server, help } = await openHelp(answer(changeUserEmail, { msg: 'Changed.' }));
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(help.getByRole('button', { name: 'Download their data' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}{Tab}new@mail.example{Tab}ticket 123{Tab}{Enter}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: /Help this person/ })).toHaveFocus();
  expect(server.sentTo(changeUserEmail)).toMatchObject([
    { params: { id: '4' }, body: { email: 'new@mail.example', proof: 'ticket 123' } },
  ]);
});

test('an account is deleted once its username is typed', async () => {
  const { server, help } = await openHelp(answer(deleteUser, { msg: 'Deleted.' }));
  await help.getByRole('button', { name: 'Delete account…' }).click();
  await expect.element(help.getByText(helpMessages.creditsLost(2))).toBeVisible();
  await field('Type their username').fill('somebody');
  await button('Delete this account').click();
  await expect.element(help.getByText(helpMessages.typeUsername)).toBeVisible();
  expect(server.sentTo(deleteUser)).toEqual([]);
  await field('Type their username').fill('penniless');
  await button('Delete this account').click();
  await expect.element(help).not.toBeInTheDocument();
  expect(server.sentTo(deleteUser)).toMatchObject([{ params: { id: '4' }, body: { confirm: true } }]);
});

test('a letter is mailed and data is saved, each by one press', async () => {
  const { server, help } = await openHelp(
    answer(sendUserLetter, { msg: 'On its way.' }),
    answer(exportUserData, new Response(new Blob(['zip']))),
  );
  await help.getByRole('button', { name: 'Send a link to set a new password' }).click();
  await expect.element(words('On its way.')).toBeVisible();
  expect(server.bodiesOf(sendUserLetter)).toEqual([{ letter: 'reset-password' }]);
  await row.getByRole('button', { name: /Help this person/ }).click();
  await help.getByRole('button', { name: 'Download their data' }).click();
  await expect.element(words(helpMessages.exported)).toBeVisible();
  expect(server.sentTo(exportUserData)).toMatchObject([{ params: { id: '4' } }]);
});

test('a second factor is removed after an explanation', async () => {
  const { server, help } = await openHelp(answer(removeSecondFactor, { msg: messages.factor.removedByAdmin }));
  await help.getByRole('button', { name: 'Remove second factor…' }).click();
  await expect.element(words(helpMessages.factorExplained)).toBeVisible();
  await help.getByRole('button', { name: 'Remove second factor', exact: true }).click();
  await expect.element(words(messages.factor.removedByAdmin)).toBeVisible();
  expect(server.sentTo(removeSecondFactor)).toMatchObject([{ params: { id: '4' } }]);
});

test('the account of an administrator has no help', async () => {
  const boss = { ...user, username: 'penniless', download_credits: 0, is_admin: true };
  await open('/admin/dashboard', [...admin.answers, answer(listUsers, { users: [boss], total: 1 })]);
  await expect.element(row.getByRole('button', { name: /Log out everywhere/ })).toBeVisible();
  await expect.element(row.getByRole('button', { name: /Help this person/ })).not.toBeInTheDocument();
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
