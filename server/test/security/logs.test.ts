import { once } from 'node:events';
import { connect } from 'node:net';
import { changeCredits, listUsers } from '@pawsume/contract/admin';
import { changePassword, login, logout, register } from '@pawsume/contract/auth';
import { updateMe } from '@pawsume/contract/users';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '#lib/open-log';
import { makeAdmin, makeOwner, PASSWORD, signUp } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

const app = await startApp({ LOG_LEVEL: 'trace' });
beforeEach(() => void app.logged.splice(0));

type Entry = Record<string, unknown>;
const entries = (): Entry[] => app.logged.map((line) => JSON.parse(line));

test('every security event is on record: who, what, when, from where, in which request', async () => {
  const { id: user, username, token } = await makeOwner(app);
  const { id: bossId, token: boss } = await makeAdmin(app);
  await app.send(register, { body: { username: 'new', password: PASSWORD, email: 'n@example.com', name: 'New' } });
  await app.send(login, { body: { username, password: PASSWORD } });
  await app.send(login, { body: { username, password: 'not the password' } });
  await app.send(listUsers, { as: token });
  await app.send(listUsers, { as: 'x'.repeat(43) });
  await app.send(changeCredits, { as: boss, params: { id: user }, body: { change: 1 } });
  await fetch(`${app.url}/api/stripe/webhook`, {
    method: 'POST',
    body: '{}',
    headers: { 'stripe-signature': 't=1' },
  });
  const passwords = { current_password: PASSWORD, new_password: 'another fine password' };
  await app.send(changePassword, { as: token, body: passwords });
  await app.send(logout, { as: boss });

  const events = entries();
  expect(events).toMatchObject([
    { event: 'registered', level: 'info' },
    { event: 'logged in', user },
    { event: 'refused', code: 'wrong_credentials', call: 'POST /api/auth/login', level: 'warn' },
    { event: 'refused', code: 'forbidden', call: 'GET /api/admin/users', user, level: 'warn' },
    { event: 'refused', code: 'not_authenticated', call: 'GET /api/admin/users', level: 'warn' },
    { event: 'credits changed by administrator', user: bossId, target: user },
    { event: 'refused', code: 'bad_signature', call: 'POST /api/stripe/webhook', level: 'warn' },
    { event: 'password changed', user },
    { event: 'logged out', user: bossId },
  ]);
  for (const entry of events) {
    expect(entry).toMatchObject({ reqId: expect.stringMatching(/^[\da-f-]{36}$/), address: '127.0.0.1' });
    expect(new Date(String(entry.time)).toISOString()).toBe(entry.time);
  }
});

test('a refusal is found by the id that the answer carried', async () => {
  const reply = await app.send(login, { body: { username: 'nobody', password: 'not the password' } });
  const { request_id } = JSON.parse(reply.bytes.toString());
  expect(entries().find(({ reqId }) => reqId === request_id)).toMatchObject({ code: 'wrong_credentials' });
});

test('no token, password, code or contact reaches the log, at any level', async () => {
  const canary = (what: string) => `canary-${what}-7f3a`;
  const account = { username: canary('username'), password: canary('password'), name: canary('name') };
  const { token } = await signUp(app);
  await app.send(register, { body: { ...account, email: `${canary('email')}@example.com` } });
  await app.send(login, { body: { username: canary('username'), password: canary('password-typed') } });
  const profile = { name: canary('n'), email: `${canary('e')}@example.com`, profession: '', address: canary('a') };
  await app.send(updateMe, { as: token, body: { ...profile, phone: canary('phone') } });
  const addresses = [
    `/api/auth/google/callback?code=${canary('code')}&state=${canary('state')}`,
    `/api/stripe/return?session_id=${canary('session')}`,
    `/api/paypal/return?token=${canary('order')}`,
    `/login?token=${canary('token')}`,
    `/api/nope/${canary('path')}`,
    `/api/user/me?token=${canary('query')}`,
    `/api/%zz${canary('broken')}`,
  ];
  for (const address of addresses) {
    const headers = { authorization: `Bearer ${canary('bearer')}`, cookie: `a=${canary('cookie')}` };
    await fetch(app.url + address, { headers, redirect: 'manual' });
  }
  for (const path of ['/api/stripe/webhook', '/api/paypal/webhook', '/api/auth/login', '/api/user/me/picture']) {
    const headers = { 'stripe-signature': canary('signature'), 'content-type': 'application/json' };
    await fetch(app.url + path, { method: 'POST', body: `{"x":"${canary('body')}"`, headers });
  }
  const all = app.logged.join('');
  expect(all.length).toBeGreaterThan(500);
  expect(all).not.toContain('canary');
  expect(all).not.toContain(token);
  expect(all).not.toMatch(/@example\.com/);
});

test('what is typed cannot write a line of the log', async () => {
  const username = 'rex\n{"level":60,"event":"forged"}\r\n\u2028';
  await app.send(login, { body: { username, password: 'not the password' } });
  await app.send(login, { body: { username: 'x', password: 'yyyyyyyy' }, headers: { 'x-request-id': 'forged\n{}' } });
  for (const line of app.logged) expect(line.trimEnd().split(/[\n\r\u2028]/)).toHaveLength(1);
  const refusals = entries().filter(({ level }) => level === 'warn');
  expect(refusals.map(({ event }) => event)).toEqual(['refused', 'refused']);
});

test('an error that holds a whole row is logged without it', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  const row = Object.assign(new Error('invalid input syntax for type integer: "Jo Canary"'), {
    code: '22P02',
    detail: 'Failing row contains (7, canary@example.com, $argon2id$v=19$canary).',
    parameters: ['canary'],
  });
  const cause = new Error(`no answer for Bearer ${'canary'.repeat(8)} of jo.canary@example.com`, { cause: row });
  log.error({ err: new Error('column "download_credits" is missing', { cause }) }, 'call failed');
  expect(lines.join('')).not.toMatch(/canary/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    cause: '22P02 invalid input syntax for type integer: "…"',
    err: {
      type: 'Error',
      message: 'column "download_credits" is missing',
      at: expect.arrayContaining([expect.stringContaining('logs.test.ts')]),
      cause: { message: 'no answer for … of …', cause: { code: '22P02', message: expect.stringContaining('"…"') } },
    },
  });
});

test('a failed connection is named as the cause, whatever wraps its error', async () => {
  const lines: string[] = [];
  const [cause] = await once(connect(1, '127.0.0.1'), 'error');
  openLog('info', { write: (line) => lines.push(line) }).warn({ err: new Error('no answer', { cause }) }, 'mail: away');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    cause: 'ECONNREFUSED 127.0.0.1:1',
    msg: 'mail: away',
  });
});
