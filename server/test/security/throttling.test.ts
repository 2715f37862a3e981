import { changePassword, exchangeToken, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../harness/fresh-database.ts';
import { PASSWORD } from '../harness/make.ts';
import { sharedApp, startApp } from '../harness/start-app.ts';
import { from, PUBLIC, someone, tally, tryLogin } from './strangers.ts';

const app = await startApp(PUBLIC);

describe('failed logins', () => {
  test('are slowed with a sentence and a Retry-After, and the right password still works from elsewhere', async () => {
    const username = await someone(app);
    const tries = [];
    for (let n = 0; n < 7; n += 1) tries.push(await tryLogin(app, { username, address: '192.0.2.1' }));
    expect(tally(tries)).toEqual({ 401: 5, 429: 2 });
    const last = tries.at(-1);
    expect(last).toMatchObject({ code: 'too_many_requests', error: expect.stringMatching(/wait \d+ seconds/) });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
    const right = { username, password: PASSWORD };
    expect(await tryLogin(app, { ...right, address: '192.0.2.1' })).toMatchObject({ status: 429 });
    expect(await tryLogin(app, { ...right, address: '192.0.2.2' })).toMatchObject({ status: 200 });
  });

  test('are slowed for an account that does not exist just the same', async () => {
    const known = await someone(app);
    const answers = [];
    for (const [username, address] of [
      [known, '192.0.2.5'],
      ['nobody.of.this.name', '192.0.2.6'],
    ] as const) {
      const replies = [];
      for (let n = 0; n < 7; n += 1) replies.push(await tryLogin(app, { username, address }));
      answers.push(replies.map(({ status, error, code }) => ({ status, error, code })));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the address of who asks', () => {
  test('is not what a client says of itself where no proxy is trusted', async () => {
    const bare = await startApp({ ...PUBLIC, TRUST_PROXY: '' });
    const replies = [];
    for (let n = 0; n < 7; n += 1) {
      replies.push(await tryLogin(bare, { username: 'spoofed', address: `192.0.2.${n}` }));
    }
    expect(tally(replies)).toEqual({ 401: 5, 429: 2 });
  });

  test('is what the proxy saw, whatever the client wrote before it', async () => {
    const username = await someone(app);
    const replies = [];
    for (let n = 0; n < 7; n += 1) {
      replies.push(await tryLogin(app, { username, address: `192.0.2.${n}, 198.51.100.9` }));
    }
    expect(tally(replies)).toEqual({ 401: 5, 429: 2 });
  });

  test('is not taken from headers that no proxy of ours sets', async () => {
    const username = await someone(app);
    const replies = [];
    for (let n = 0; n < 7; n += 1) {
      const spoofed = { 'x-real-ip': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}`, 'x-client-ip': `192.0.2.${n}` };
      const body = { username, password: 'not the password' };
      const response = await fetch(`${app.url}/api/auth/login`, {
        method: 'POST',
        headers: { ...spoofed, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      replies.push(response);
    }
    expect(tally(replies)).toEqual({ 401: 5, 429: 2 });
  });
});

test('wrong current passwords are slowed, and end no session', async () => {
  const username = await someone(app);
  const { answer } = await tryLogin(app, { username, address: '192.0.2.60', password: PASSWORD });
  const replies = [];
  for (let n = 0; n < 7; n += 1) {
    const body = { current_password: `wrong password ${n}`, new_password: 'another fine password' };
    replies.push(await app.send(changePassword, { as: answer.token, body }));
  }
  expect(tally(replies)).toEqual({ 400: 5, 429: 2 });
  expect(replies.at(-1)?.error).toMatch(/^Too many wrong passwords\. Please wait \d+ seconds/);
  expect(await app.send(getMe, { as: answer.token })).toMatchObject({ status: 200 });
});

test('guessing at login tickets and mailed links is slowed by the address', async () => {
  const replies = [];
  for (let n = 0; n < 32; n += 1) {
    const token = `${n}`.padStart(43, 'x');
    const headers = from('192.0.2.80');
    replies.push(
      n % 2 === 0
        ? await app.send(exchangeToken, { body: { token }, headers })
        : await app.send(resetPassword, { body: { token, new_password: PASSWORD }, headers }),
    );
  }
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(replies.slice(0, 30).every(({ status }) => status === 400 || status === 401)).toBe(true);
});

test('on a loopback address people and tests do not meet the limits by address', async () => {
  const local = await sharedApp();
  const guess = () => local.send(exchangeToken, { body: { token: 'x'.repeat(43) } });
  expect(tally(await Promise.all(Array.from({ length: 32 }, guess)))).toEqual({ 401: 32 });
});

test('two machines on one PostgreSQL count together', async () => {
  const settings = { ...PUBLIC, DATABASE_URL: await freshDatabase() };
  const machines = [await startApp(settings), await startApp(settings)];
  const [first = app, second = app] = machines;
  const username = await someone(first);
  const tries = Array.from({ length: 12 }, (_, n) =>
    tryLogin(n % 2 === 0 ? first : second, { username, address: '192.0.2.70' }),
  );
  expect(tally(await Promise.all(tries))).toEqual({ 401: 5, 429: 7 });
  const right = { username, password: PASSWORD };
  expect(await tryLogin(second, { ...right, address: '192.0.2.71' })).toMatchObject({ status: 200 });
  const refused = await tryLogin(first, { ...right, address: '192.0.2.70' });
  expect(refused).toMatchObject({ status: 429, error: expect.not.stringContaining(messages.auth.wrongCredentials) });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});
