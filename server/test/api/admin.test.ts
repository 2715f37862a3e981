import { changeCredits, listAllResumes, listResumePage, listUsers } from '@pawsume/contract/admin';
import { adminLogin } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { ownerWith } from '../harness/credits.ts';
import { balanceOf, makeAdmin, makeOwner, makeResume, PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const boss = await makeAdmin(app);
const admin = boss.token;

const search = async (query: Record<string, string | number>) =>
  (await app.send(listUsers, { as: admin, query })).answer;

test('only administrators log in here, and are refused like anybody with a wrong password', async () => {
  const { username } = await signUp(app);
  for (const body of [
    { username, password: PASSWORD },
    { username: boss.username, password: 'not the boss' },
  ]) {
    expect(await app.send(adminLogin, { body })).toMatchObject({ status: 401, error: messages.auth.wrongCredentials });
  }
  expect(await app.send(adminLogin, { body: { username: '', password: '' } })).toMatchObject({
    status: 400,
    error: messages.admin.enterBoth,
  });
});

test('every admin call reads the role anew from the database', async () => {
  const { token } = await signUp(app);
  for (const call of [listUsers, listAllResumes])
    expect(await app.send(call, { as: token })).toMatchObject({ status: 403 });
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', boss.id).execute();
  expect(await app.send(listUsers, { as: admin })).toMatchObject({ status: 403 });
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', boss.id).execute();
  expect(await app.send(listUsers, { as: admin })).toMatchObject({ status: 200 });
});

test('an ordinary account of the administrator’s name is never raised', async () => {
  const { username } = await signUp(app);
  await expect(ensureAdmin({ db: app.db, now: new Date() }, { username, password: PASSWORD })).rejects.toThrow(
    username,
  );
});

test('of servers that start at the same moment one makes the administrator, and none fails', async () => {
  const body = { username: 'made.at.once', password: 'the boss of pets' };
  await Promise.all(Array.from({ length: 4 }, () => ensureAdmin({ db: app.db, now: new Date() }, body)));
  expect(await app.send(adminLogin, { body })).toMatchObject({ status: 200 });
});

test('users are found by username or email in pages, wildcards being ordinary characters', async () => {
  for (let n = 0; n < 12; n += 1) await signUp(app, `paged_${n}`);
  const first = await search({ search: 'PAGED_', page: 1 });
  expect([first.users.length, first.total]).toEqual([10, 12]);
  expect((await search({ search: 'paged_', page: 2 })).users).toHaveLength(2);
  expect((await search({ search: '%' })).total).toBe(0);
  expect((await search({ search: boss.username })).users[0]).toMatchObject({
    username: boss.username,
    last_login: expect.any(String),
  });
  for (const [name, value] of [
    ['page', 0],
    ['limit', 101],
    ['page', 'x'],
    ['limit', -1],
  ] as const) {
    expect(await app.send(listUsers, { as: admin, query: { [name]: value } })).toMatchObject({ status: 400 });
  }
});

test('credits change by one, never below zero, and the ledger says who did it', async () => {
  const { id, token } = await signUp(app);
  const change = (by: 1 | -1) => app.send(changeCredits, { as: admin, params: { id }, body: { change: by } });
  for (let n = 0; n < 3; n += 1) await change(1);
  const replies = await Promise.all(Array.from({ length: 20 }, () => change(-1)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.find(({ status }) => status === 409)?.error).toBe(messages.admin.noCreditsLeft);
  expect(await balanceOf(app, token)).toBe(0);
  const [entry] = await app.db.selectFrom('credit_ledger').selectAll().where('user_id', '=', id).execute();
  expect(entry).toMatchObject({ kind: 'admin', delta: 1, actor_id: expect.any(Number) });
});

test.each([2, 0, '1', 1.5, null, [1], Number.POSITIVE_INFINITY])('a change of %j is refused', async (change) => {
  const reply = await app.send(changeCredits, { as: admin, params: { id: 1 }, bad: { change } });
  expect(reply).toMatchObject({ status: 400, error: messages.admin.changeByOne });
});

test('all résumés are listed with pet, user and whether they are paid', async () => {
  const { resumeId } = await ownerWith(app);
  const { answer } = await app.send(listAllResumes, { as: admin });
  expect(answer[0]).toMatchObject({ id: resumeId, pet_name: 'Biscuit', is_paid: false });
});

test('users are listed in the order that is asked for, those who never logged in last', async () => {
  for (const name of ['sorted_c', 'Sorted_a', 'sorted_b']) await signUp(app, name);
  const set = (username: string, values: { download_credits: number; last_login: Date | null }) =>
    app.db.updateTable('users').set(values).where('username', '=', username).execute();
  await set('sorted_c', { download_credits: 1, last_login: null });
  await set('Sorted_a', { download_credits: 5, last_login: new Date('2026-01-01') });
  await set('sorted_b', { download_credits: 3, last_login: new Date('2026-02-01') });
  const sorted = async (sort: string) =>
    (await search({ search: 'sorted_', sort })).users.map(({ username }) => username.slice(-1)).join('');
  expect(await sorted('newest')).toBe('bac');
  expect(await sorted('oldest')).toBe('cab');
  expect(await sorted('username')).toBe('abc');
  expect(await sorted('credits')).toBe('abc');
  expect(await sorted('last-login')).toBe('bac');
  expect(await app.send(listUsers, { as: admin, query: { sort: 'password_hash' } })).toMatchObject({
    status: 400,
  });
});

test('résumés are found by pet or username, sorted, and lead to their user and back', async () => {
  const mine = await makeOwner(app);
  const theirs = await makeOwner(app);
  const first = await makeResume(app, mine.token);
  const second = await makeResume(app, mine.token);
  const { answers } = petByKey('biscuit');
  const named = { ...answers, step1: { ...answers.step1, pet_name: 'Bisquick' } };
  const other = await makeResume(app, theirs.token, { ...petByKey('biscuit'), answers: named });
  const { id: user_id, username } = mine;
  const ids = async (query: Record<string, string | number>) => {
    const { resumes, total } = (await app.send(listResumePage, { as: admin, query })).answer;
    expect(total).toBe(resumes.length);
    return resumes.map(({ id }) => id);
  };
  expect(await ids({ user_id })).toEqual([second.resumeId, first.resumeId]);
  expect(await ids({ user_id, sort: 'oldest' })).toEqual([first.resumeId, second.resumeId]);
  await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', first.resumeId).execute();
  expect(await ids({ user_id, sort: 'paid' })).toEqual([first.resumeId, second.resumeId]);
  expect(await ids({ search: username.toUpperCase() })).toEqual([second.resumeId, first.resumeId]);
  expect(await ids({ search: 'bISQuick' })).toEqual([other.resumeId]);
  expect(await ids({ search: 'bisq%ick' })).toEqual([]);
  const [user] = (await search({ user_id })).users;
  expect(user).toMatchObject({ id: user_id, username, resumes: 2 });
  expect((await search({ user_id })).total).toBe(1);
});
