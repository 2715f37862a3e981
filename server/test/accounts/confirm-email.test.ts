import { askForConfirmation, confirmEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { confirmEmailOf, PROFILE, signUpByForm } from '../harness/make.ts';
import { startAppWithClock } from './clock.ts';
import { tokenIn } from './mails.ts';

const app = await startAppWithClock();

const isConfirmed = async (token: string) => (await app.send(getMe, { as: token })).answer.email_confirmed;
const confirm = (token: string) => app.send(confirmEmail, { body: { token } });
const newestLink = async (email: string, after = 0) => {
  const mail = await app.inbox.mailbox.next(email, ({ id, subject }) => id > after && subject.includes('confirm'));
  return { token: tokenIn(mail.links[0]), id: mail.id };
};
const INVALID = { status: 400, error: messages.auth.linkInvalid };

test('the link that is mailed after registering confirms the address, once', async () => {
  const { email, token: session } = await signUpByForm(app);
  expect(await isConfirmed(session)).toBe(false);
  const { token } = await newestLink(email);
  expect((await confirm(token)).answer.msg).toBe(messages.account.emailConfirmed);
  expect(await isConfirmed(session)).toBe(true);
  expect(await confirm(token)).toMatchObject(INVALID);
  expect(await isConfirmed(session)).toBe(true);
});

test('a link works for a day, and a new one can be asked for', async () => {
  const { email, token: session } = await signUpByForm(app);
  const first = await newestLink(email);
  app.wait({ minutes: 24 * 60 + 1 });
  expect(await confirm(first.token)).toMatchObject(INVALID);
  expect((await app.send(askForConfirmation, { as: session })).answer.msg).toBe(messages.account.confirmationMailed);
  const second = await newestLink(email, first.id);
  expect(await confirm(second.token)).toMatchObject({ status: 200 });
  expect(await isConfirmed(session)).toBe(true);
});

test('a changed address is unconfirmed, its link goes to the new address, and the old link is void', async () => {
  const account = await signUpByForm(app);
  const { email, token: session } = account;
  const old = await newestLink(email);
  await app.send(askForConfirmation, { as: session });
  const pending = await newestLink(email, old.id);
  expect(await confirm(old.token)).toMatchObject(INVALID);
  await confirmEmailOf(app, account);
  const body = { ...PROFILE, email: `new.${email}` };
  expect(await app.send(updateMe, { as: session, body })).toMatchObject({ status: 200 });
  expect(await isConfirmed(session)).toBe(false);
  expect(await confirm(pending.token)).toMatchObject(INVALID);
  expect(await confirm((await newestLink(body.email)).token)).toMatchObject({ status: 200 });
  expect(await isConfirmed(session)).toBe(true);
  await app.send(updateMe, { as: session, body: { ...body, name: 'Another Name' } });
  expect(await isConfirmed(session)).toBe(true);
});

test('an address with a comma is refused, and a mail to one that was stored before goes to no other', async () => {
  const { token: session, username } = await signUpByForm(app);
  const email = 'somebody,victim@example.com';
  const refused = await app.send(updateMe, { as: session, body: { ...PROFILE, email } });
  expect(refused).toMatchObject({ status: 400, error: messages.auth.badEmail });
  await app.db.updateTable('users').set({ email }).where('username', '=', username).execute();
  await app.send(askForConfirmation, { as: session });
  // As mail servers write such an address.
  const { token } = await newestLink('"somebody,victim"@example.com');
  expect(await confirm(token)).toMatchObject({ status: 200 });
  expect(app.inbox.mailbox.list().flatMap(({ to }) => to)).not.toContain('victim@example.com');
});
