import { changeCredits, listAudit, listUsers, removeSecondFactor } from '@pawsume/contract/admin';
import { allCalls } from '@pawsume/contract/all-calls';
import { adminLogin, endOtherSessions, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getSecondFactor, removeAuthenticator } from '@pawsume/contract/second-factor';
import { expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp, startApp, type TestApp } from '../harness/start-app.ts';
import { halfLogin, logInWith, setUpApp, setUpPasskey } from './factors.ts';

const REQUIRED = { status: 403, code: 'second_factor_required', error: messages.factor.requiredForAdmins };

const app = await startApp({ PUBLIC_URL: 'https://pawsume.example' });

let made = 0;
const admin = async (at: TestApp = app) => {
  made += 1;
  const body = { username: `boss${made}`, password: PASSWORD };
  await ensureAdmin({ db: at.db, now: new Date() }, body);
  return { ...body, token: (await at.send(adminLogin, { body })).answer.token };
};

test('on the open network an administrator without a second factor may do nothing but set one up', async () => {
  const { token } = await admin();
  const params = { id: 1, payment_id: crypto.randomUUID() };
  const calls = allCalls.filter(({ access }) => access === 'admin');
  expect(calls).toContain(changeCredits);
  for (const call of calls) {
    expect(await app.send(call, { as: token, params, bad: { change: 1 } }), call.path).toMatchObject(REQUIRED);
  }
  expect(await app.send(getSecondFactor, { as: token })).toMatchObject({ answer: { required: true } });
  await setUpApp(app, token);
  expect(await app.send(listUsers, { as: token })).toMatchObject({ status: 200 });
});

test('a passkey is one, and opens the administrators’ calls by itself', async () => {
  const { token, username } = await admin();
  const { device } = await setUpPasskey(app, token);
  expect((await halfLogin(app, { username, call: adminLogin })).kinds).toEqual(['passkey', 'recovery_code']);
  const reply = await logInWith(app, device);
  expect(await app.send(listUsers, { as: reply.answer.token })).toMatchObject({ status: 200 });
});

test('whoever had only the administrator’s password is logged out when the second factor is set up', async () => {
  const { token, ...body } = await admin();
  const thief = (await app.send(login, { body })).answer.token;
  await setUpApp(app, token);
  expect(await app.send(listUsers, { as: thief })).toMatchObject({ status: 401 });
});

test('an administrator who removes the last one is asked for one again', async () => {
  const { token } = await admin();
  await setUpApp(app, token);
  expect(await app.send(removeAuthenticator, { as: token })).toMatchObject({ status: 200 });
  expect(await app.send(listUsers, { as: token })).toMatchObject(REQUIRED);
  expect(await app.send(endOtherSessions, { as: token })).toMatchObject({ status: 200 });
});

test('on one’s own machine it is offered, not demanded', async () => {
  const own = await sharedApp();
  const { token } = await admin(own);
  expect(await own.send(listUsers, { as: token })).toMatchObject({ status: 200 });
  expect(await own.send(getSecondFactor, { as: token })).toMatchObject({ answer: { required: false } });
});

test('an administrator lets somebody in again who has lost every factor, on record and told by mail', async () => {
  const own = await sharedApp();
  const { token } = await admin(own);
  const lost = await signUp(own);
  await setUpApp(own, lost.token);
  const change = { email_confirmed_at: new Date() };
  const row = own.db.updateTable('users').set(change).where('username', '=', lost.username).returning('id');
  const { id } = await row.executeTakeFirstOrThrow();
  expect(await own.send(removeSecondFactor, { as: token, params: { id } })).toMatchObject({ status: 200 });
  expect(await own.send(getSecondFactor, { as: lost.token })).toMatchObject({ status: 401 });
  expect(await own.send(login, { body: lost })).toMatchObject({ status: 200 });
  const deeds = (await own.send(listAudit, { as: token })).answer.entries;
  expect(deeds[0]).toMatchObject({ action: 'Removed the second factor', user_id: id });
  const mail = await own.inbox.mailbox.next(lost.email, ({ text }) => text.includes('by our operator'));
  expect(mail.to).toContain(lost.email);
});
