import { connectGoogle, endOtherSessions, endSession, listSessions, login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { hashToken, newToken } from '#lib/secrets';
import { PASSWORD, signUp } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { me, newPerson, Visitor } from '../identity/visitor.ts';
import { startAppWithClock } from './clock.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const app = await startAppWithClock();

const logInWith = async (username: string, userAgent: string) => {
  const headers = { 'user-agent': userAgent };
  return (await app.send(login, { body: { username, password: PASSWORD }, headers })).answer.token;
};
const sessionsOf = async (token: string) => (await app.send(listSessions, { as: token })).answer;

test('each browser is listed in short words, the one that asks marked', async () => {
  const { username, token } = await signUp(app);
  const firefox = await logInWith(username, FIREFOX);
  await logInWith(username, IPHONE);
  await logInWith(username, `<b>${'x'.repeat(20_000)}</b>`);
  const sessions = await sessionsOf(firefox);
  expect(sessions.map(({ device }) => device).sort()).toEqual([
    'Firefox on Linux',
    'Safari on iOS',
    'Unknown device',
    'Unknown device',
  ]);
  expect(sessions.filter(({ current }) => current).map(({ device }) => device)).toEqual(['Firefox on Linux']);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('a session that is ended in one browser is over in the other at its next call', async () => {
  const { username, token } = await signUp(app);
  const other = await logInWith(username, IPHONE);
  const its = (await sessionsOf(token)).find(({ current }) => !current);
  const ended = await app.send(endSession, { as: token, params: { id: its?.id ?? 0 } });
  expect(ended.answer.msg).toBe(messages.account.sessionEnded);
  expect(await app.send(getMe, { as: other })).toMatchObject({ status: 401, code: 'not_authenticated' });
  expect(await app.send(getMe, { as: token })).toMatchObject({ status: 200 });
});

test('a session is over with its account, whatever else became of it', async () => {
  const { username, token } = await signUp(app);
  await app.db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', username).execute();
  expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401, code: 'not_authenticated' });
});

test('all others can be ended at once', async () => {
  const { username, token } = await signUp(app);
  const others = [await logInWith(username, IPHONE), await logInWith(username, FIREFOX)];
  expect(await app.send(endOtherSessions, { as: token })).toMatchObject({ status: 200 });
  for (const other of others) expect(await app.send(getMe, { as: other })).toMatchObject({ status: 401 });
  expect(await sessionsOf(token)).toHaveLength(1);
});

test('a session that is over is not listed, and its row goes', async () => {
  const { id, username } = await signUp(app);
  app.wait({ days: 31 });
  const fresh = await logInWith(username, FIREFOX);
  expect(await sessionsOf(fresh)).toHaveLength(1);
  const rows = () => app.db.selectFrom('sessions').select('device').where('user_id', '=', id).execute();
  expect(await rows()).toHaveLength(2);
  await cleanUp(app.context);
  expect(await rows()).toEqual([{ device: 'Firefox on Linux' }]);
  expect(await app.send(getMe, { as: fresh })).toMatchObject({ status: 200 });
});

test('a session that grows too old while its owner is at Google connects nothing', async () => {
  const { id, token: fresh } = await signUp(app);
  const now = app.context.clock();
  const old = newToken();
  const beganAt = new Date(now.getTime() - 90 * DAY_MS + 5 * MINUTE_MS);
  await app.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(old), user_id: id, created_at: beganAt, last_used_at: now })
    .execute();
  const visitor = new Visitor(app);
  const left = await visitor.ask(pathOf(connectGoogle), {
    method: 'POST',
    headers: { authorization: `Bearer ${old}`, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: PASSWORD }),
  });
  const { url } = connectGoogle.answer.parse(await left.json());
  const callback = await visitor.choose(url, newPerson(app));
  app.wait({ minutes: 6 });
  expect(await visitor.comeBack(callback)).toBe('/profile?notice=google-failed');
  expect(await me(app, fresh)).toMatchObject({ google_connected: false });
});
