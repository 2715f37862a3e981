import { checkResetLink, disconnectGoogle, login, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { confirmEmailOf, PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';
import { me, newPerson, Visitor } from '../identity/visitor.ts';
import { askForReset, mailsAreOut, tokenIn } from './mails.ts';

const NEW = 'a brand new password';

const app = await sharedApp();

/** An account to which somebody has connected a Google account. */
const withGoogle = async ({ isConfirmed }: { isConfirmed: boolean }) => {
  const account = await signUp(app);
  if (isConfirmed) await confirmEmailOf(app, account);
  const person = newPerson(app);
  const visitor = new Visitor(app);
  const page = await visitor.leaveToConnect(account.token);
  expect(await visitor.comeBack(await visitor.choose(page, person))).toBe('/profile?notice=google-connected');
  return { ...account, person };
};
const told = (email: string) =>
  app.inbox.mailbox.list().filter(({ to, subject }) => to.includes(email) && subject.startsWith('Google'));

test('the owner is told by mail when Google is connected, and when it is disconnected', async () => {
  const { id, email, username, token } = await withGoogle({ isConfirmed: true });
  const mail = await app.inbox.mailbox.next(
    email,
    ({ subject }) => subject === 'Google was connected to your Pawsumé account',
  );
  expect(mail.links).toEqual(['http://127.0.0.1:3000/forgot-password']);
  expect(mail.text + mail.html).not.toContain(username);
  expect(await app.send(disconnectGoogle, { as: token })).toMatchObject({ status: 200 });
  await app.inbox.mailbox.next(email, ({ subject }) => subject === 'Google was disconnected from your Pawsumé account');
  // Nothing is connected any more: nothing happens, and nobody is told.
  expect(await app.send(disconnectGoogle, { as: token })).toMatchObject({ status: 200 });
  await mailsAreOut(app, id);
  expect(told(email)).toHaveLength(2);
});

test('an address that nobody confirmed is told nothing', async () => {
  const { id, email, token } = await withGoogle({ isConfirmed: false });
  expect(await app.send(disconnectGoogle, { as: token })).toMatchObject({ status: 200 });
  await mailsAreOut(app, id);
  expect(told(email)).toEqual([]);
});

test('a reset shows what else opens the account, as often as is looked, and leaves it unless told otherwise', async () => {
  const { email, username, person } = await withGoogle({ isConfirmed: true });
  const token = tokenIn((await askForReset(app, email))[0]);
  for (let n = 0; n < 2; n += 1) {
    const { answer } = await app.send(checkResetLink, { body: { token } });
    expect(answer).toEqual({ username, ways_in: [{ kind: 'google', since: expect.any(String) }] });
  }
  expect(await app.send(resetPassword, { body: { token, new_password: NEW } })).toMatchObject({ status: 200 });
  expect(await me(app, await new Visitor(app).signInWith(person))).toMatchObject({ username });
  expect(await app.send(checkResetLink, { body: { token } })).toMatchObject({
    status: 400,
    error: messages.auth.linkInvalid,
  });
});

test('a reset cuts what a thief has connected', async () => {
  const { email, username, person } = await withGoogle({ isConfirmed: true });
  const token = tokenIn((await askForReset(app, email))[0]);
  const body = { token, new_password: NEW, cut: ['google' as const] };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  const { answer } = await app.send(login, { body: { username, password: NEW } });
  expect(await me(app, answer.token)).toMatchObject({ google_connected: false });
  expect(await me(app, await new Visitor(app).signInWith(person))).not.toMatchObject({ username });
  expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 401 });
});

test('a reset cuts nothing that it does not know', async () => {
  const { email } = await withGoogle({ isConfirmed: true });
  const token = tokenIn((await askForReset(app, email))[0]);
  const bad = { token, new_password: NEW, cut: ['everything'] };
  expect(await app.send(resetPassword, { bad })).toMatchObject({ status: 400 });
  expect(await app.send(checkResetLink, { body: { token } })).toMatchObject({ status: 200 });
});
