import { forgotPassword, register, resetPassword } from '@pawsume/contract/auth';
import { expect, test } from 'vitest';
import { mailReset } from '#features/auth/forgot-password';
import { confirmEmailOf, PASSWORD } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';
import { from } from '../security/strangers.ts';
import { tokenIn } from './mails.ts';

const app = await startApp({ TRUST_PROXY: 'loopback' }, (context) => ({ ...context, thisMachineAlone: false }));

let asked = 0;
const ask = (email: string) => {
  asked += 1;
  return app.send(forgotPassword, { body: { email }, headers: from(`198.51.100.${asked}`) });
};
const enlist = async (username: string, email: string) =>
  expect(await app.send(register, { body: { username, email, password: PASSWORD, name: 'N' } })).toMatchObject({
    status: 201,
  });
const resetMails = (address: string) =>
  app.inbox.mailbox
    .list()
    .filter(({ to, subject }) => to.some((each) => each.toLowerCase() === address) && subject.includes('new password'));
const settled = (address: string, count: number) => expect.poll(() => resetMails(address).length).toBe(count);

/** Spellings of one address that differ in case alone. */
const spellings = (email: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    [...email].map((char, at) => (((n + 1) >> at) & 1 ? char.toUpperCase() : char)).join(''),
  );

test('whoever registers an address in other spellings does not keep its owner from a new password', async () => {
  const email = 'rosalind@example.com';
  const [first = '', ...others] = spellings(email, 12);
  await enlist('early.bird', first);
  await enlist('rosalind', email);
  await confirmEmailOf(app, { username: 'rosalind' });
  for (const [n, spelling] of others.entries()) await enlist(`squatter${n}`, spelling);
  expect(await ask(email)).toMatchObject({ status: 200 });
  await settled(email, 1);
  const [mail] = resetMails(email);
  // Whose address was confirmed comes first, and is where the letter goes.
  expect(mail?.to).toEqual([email]);
  const body = { token: tokenIn(mail?.links[0]), new_password: 'a brand new password' };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'squatter0')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id/);
});

test('the letter goes to the spelling that was asked with, where an account has it', async () => {
  await enlist('upper', 'Jo.Case@example.com');
  await confirmEmailOf(app, { username: 'upper' });
  await enlist('lower', 'jo.case@example.com');
  expect(await ask('jo.case@example.com')).toMatchObject({ status: 200 });
  await settled('jo.case@example.com', 1);
  expect(resetMails('jo.case@example.com')[0]?.to).toEqual(['jo.case@example.com']);
  // A spelling that no account has is never written to: it may be somebody else's mailbox.
  expect(await ask('JO.CASE@example.com')).toMatchObject({ status: 200 });
  await settled('jo.case@example.com', 2);
  expect(resetMails('jo.case@example.com')[0]?.to).toEqual(['Jo.Case@example.com']);
});

const countDropped = () =>
  app.logged.filter((line) => line.includes('too many of its kind') && line.includes('"kind":"reset-password"')).length;
const resetLinks = () =>
  app.db
    .selectFrom('mailed_tokens')
    .selectAll()
    .where('purpose', '=', 'reset_password')
    .orderBy('token_hash')
    .execute();

test('a link is not replaced by one whose letter would not go out', async () => {
  const email = 'ada@example.com';
  await enlist('ada', email);
  // The letters of this kind that the address may have in an hour, however often is asked, from wherever.
  for (let n = 0; n < 3; n += 1) expect(await ask(email)).toMatchObject({ status: 200 });
  await settled(email, 3);
  const [newest] = resetMails(email);
  expect(await ask(email)).toMatchObject({ status: 429 });
  const { mailer } = app.context;
  const admitted = [];
  for (let n = 0; n < 5; n += 1) admitted.push(await mailer.admits({ kind: 'reset-password', to: email }));
  expect(admitted).toEqual([true, true, false, false, false]);
  const before = await resetLinks();
  await mailReset(app.context, email);
  await expect.poll(countDropped).toBe(1);
  expect(await resetLinks()).toEqual(before);
  const body = { token: tokenIn(newest?.links[0]), new_password: 'a brand new password' };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
});

test('letters that only look alike do not use up what somebody may ask for', async () => {
  const email = 'kirk@example.com';
  await enlist('kirk', email);
  // The sign for Kelvin is stored as the letter it stands for: that is the owner's own mailbox.
  await enlist('kelvin', '\u212Airk@example.com');
  const { email: stored } = await app.db
    .selectFrom('users')
    .select('email')
    .where('username', '=', 'kelvin')
    .executeTakeFirstOrThrow();
  expect(stored).toBe('Kirk@example.com');
  // Any other letter is another mailbox.
  const cyrillic = 'k\u0456rk@example.com';
  for (let n = 0; n < 4; n += 1) await ask(cyrillic);
  expect(await ask(email)).toMatchObject({ status: 200 });
  await settled(email, 1);
});
