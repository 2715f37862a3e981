import { setTimeout as sleep } from 'node:timers/promises';
import { deleteAccount, updateMe } from '@pawsume/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { insertUser } from '#features/users/queries';
import { PROFILE, signUp } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

/** Longer than a mail waits before it is written. */
const MAILS_ARE_OUT_MS = 1000;
const WHAT_IS_TOLD = 'email address of your Pawsumé account was changed';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: 'help@pawsume.example' });
});

const changeTo = (as: string, email: string) => app.send(updateMe, { as, body: { ...PROFILE, email } });
const toldTo = (email: string) =>
  app.inbox.mailbox.list().filter(({ to, subject }) => to.includes(email) && subject.includes(WHAT_IS_TOLD));

test('the old address is told of a change, and what to do, without the new one', async () => {
  const { username, email, token } = await signUp(app);
  expect(await changeTo(token, 'somewhere.new@example.com')).toMatchObject({ status: 200 });
  const mail = await app.inbox.mailbox.next(email, ({ subject }) => subject.includes(WHAT_IS_TOLD));
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(username);
    expect(part).toContain('change your password');
    expect(part).toContain('help@pawsume.example');
    expect(part).not.toContain('somewhere.new');
  }
  expect(mail.links).toEqual(['http://127.0.0.1:3000/login']);
  expect(toldTo('somewhere.new@example.com')).toEqual([]);
});

test('nobody is told when the address stays, when there was none, or when the account is gone', async () => {
  const stays = await signUp(app);
  await changeTo(stays.token, stays.email);
  const user = { username: 'no.mail', username_key: 'no.mail', password_hash: null, name: 'N', role: 'user' } as const;
  const none = await insertUser(app.db, { ...user, email: '', created_at: new Date() });
  await app.db
    .updateTable('sessions')
    .set({ user_id: none.id })
    .where('user_id', '=', ({ selectFrom }) => selectFrom('users').select('id').where('username', '=', stays.username))
    .execute();
  const before = app.inbox.mailbox.list().filter(({ subject }) => subject.includes(WHAT_IS_TOLD)).length;
  expect(await changeTo(stays.token, 'first.one@example.com')).toMatchObject({ status: 200 });
  const leaves = await signUp(app);
  await changeTo(leaves.token, 'left.behind@example.com');
  await app.send(deleteAccount, { as: leaves.token, body: { confirm: true } });
  await sleep(MAILS_ARE_OUT_MS);
  expect(app.inbox.mailbox.list().filter(({ subject }) => subject.includes(WHAT_IS_TOLD))).toHaveLength(before);
  expect(app.inbox.mailbox.list().flatMap(({ to }) => to)).not.toContain('left.behind@example.com');
});

test('whoever changes the address over and over reaches an address only a few times', async () => {
  const { token } = await signUp(app);
  for (let n = 0; n < 8; n += 1) {
    await changeTo(token, 'victim@example.com');
    await changeTo(token, `own${n}@example.com`);
  }
  await expect.poll(() => app.logged.filter((line) => line.includes('too many of its kind')).length).toBeGreaterThan(0);
  await sleep(MAILS_ARE_OUT_MS);
  const subjects = app.inbox.mailbox
    .list()
    .flatMap(({ to, subject }) => (to.includes('victim@example.com') ? subject : []));
  expect(subjects.filter((subject) => subject.includes('confirm')).length).toBeLessThanOrEqual(5);
  expect(subjects.filter((subject) => subject.includes(WHAT_IS_TOLD))).toHaveLength(5);
  expect(app.logged.join('')).not.toContain('victim@example.com');
});

test('answers to mails go to the address of who helps', async () => {
  const { email } = await signUp(app);
  expect(await app.inbox.mailbox.next(email)).toMatchObject({ replyTo: ['help@pawsume.example'] });
});
