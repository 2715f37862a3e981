import { forgotPassword, register } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { hashTraits } from '#limits/keys';
import { PASSWORD, PROFILE, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

test('a pasted address is stored clean, and the visible address recovers the account', async () => {
  const account = {
    username: 'pasted',
    password: PASSWORD,
    name: 'Jo Low',
    email: '<mailto:pa\u200bsted@example.org>;',
  };
  expect(await app.send(register, { body: account })).toMatchObject({ status: 201 });
  await app.send(forgotPassword, { body: { email: 'pasted@example.org' } });
  const letter = await app.inbox.mailbox.next('pasted@example.org', ({ subject }) => subject.includes('password'));
  expect(letter.links[0]).toContain('/reset-password#token=');
});

test('an address with a comma in its domain is refused by the sentence of the specification', async () => {
  const account = { username: 'comma', password: PASSWORD, name: 'Jo Low', email: 'jo@example,com.au' };
  expect(await app.send(register, { body: account })).toMatchObject({ status: 400, error: messages.auth.badEmail });
});

test('an international domain that a browser sent as punycode is shown as typed', async () => {
  const { token } = await signUp(app);
  await app.send(updateMe, { as: token, body: { ...PROFILE, email: 'jo@xn--bcher-kva.example' } });
  expect((await app.send(getMe, { as: token })).answer.email).toBe('jo@bücher.example');
});

test('limits count a pasted address as the clean one', () => {
  const asker = { address: '127.0.0.1', userId: null, username: null, path: '/' };
  const keyOf = (email: string) => hashTraits({ ...asker, body: { email } }, ['email']);
  expect(keyOf('<jo\u200b@example.org>')).toBe(keyOf('jo@example.org'));
});
