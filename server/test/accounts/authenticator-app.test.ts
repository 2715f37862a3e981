import { changePassword, endOtherSessions, login, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import {
  beginAuthenticator,
  confirmAuthenticator,
  finishByCode,
  getSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@pawsume/contract/second-factor';
import { getMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../harness/make.ts';
import { sharedAppWith } from '../harness/start-app.ts';
import { codeOf, finishWith, halfLogin, setUpApp } from './factors.ts';
import { askForReset, tokenIn } from './mails.ts';

// It stands still but for `wait`: codes are of half minutes.
let time = Date.now();
const still = await sharedAppWith((context) => ({ ...context, clock: () => new Date(time) }));
const app = {
  ...still,
  wait: ({ minutes = 0 }) => {
    time += minutes * 60_000;
  },
};

const WRONG = { status: 401, code: 'wrong_credentials', error: messages.factor.wrongCode };
const OVER = { status: 401, code: 'second_factor_over', error: messages.factor.over };

const someone = async () => {
  const account = await signUp(app);
  return { ...account, ...(await setUpApp(app, account.token)) };
};

describe('a login', () => {
  test('answers a token as always where no second factor is set up', async () => {
    const { username } = await signUp(app);
    const reply = await app.send(login, { body: { username, password: PASSWORD } });
    expect(reply).toMatchObject({ status: 200, answer: { token: expect.any(String) } });
  });

  test('with the right password alone opens nothing where an authenticator app is set up', async () => {
    const { username, secret } = await someone();
    const { challenge, kinds } = await halfLogin(app, { username });
    expect(kinds).toEqual(['authenticator', 'recovery_code']);
    expect(await app.send(getMe, { as: challenge })).toMatchObject({ status: 401 });
    const reply = await app.send(finishByCode, { body: { challenge, code: codeOf(secret, app.context) } });
    expect(await app.send(getMe, { as: reply.answer.token })).toMatchObject({ answer: { username } });
  });

  test('with a wrong password says nothing of a second factor', async () => {
    const { username } = await someone();
    const reply = await app.send(login, { body: { username, password: 'not the password' } });
    expect(reply).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect(reply.bytes.toString()).not.toContain('second_factor');
  });

  test('is not begun with a secret that no code has confirmed', async () => {
    const { username, token } = await signUp(app);
    expect(await app.send(beginAuthenticator, { as: token })).toMatchObject({ status: 200 });
    expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 200 });
  });
});

describe('the way to the second half', () => {
  test('is closed where all other sessions are ended', async () => {
    const { username, token, secret } = await someone();
    const { challenge } = await halfLogin(app, { username });
    expect(await app.send(endOtherSessions, { as: token })).toMatchObject({ status: 200 });
    const body = { challenge, code: codeOf(secret, app.context) };
    expect(await app.send(finishByCode, { body })).toMatchObject(OVER);
  });

  test('is gone once, also by two at the same moment', async () => {
    const { username, secret, codes } = await someone();
    const { challenge } = await halfLogin(app, { username });
    const attempts = [codeOf(secret, app.context), ...codes.slice(0, 3)];
    const replies = await Promise.all(attempts.map((code) => app.send(finishByCode, { body: { challenge, code } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(
      await app.send(getSecondFactor, { as: replies.find((reply) => reply.status === 200)?.answer.token ?? '' }),
    ).toMatchObject({ answer: { recovery_codes_left: expect.any(Number) } });
  });

  test('is closed after five minutes', async () => {
    const { username, secret } = await someone();
    const { challenge } = await halfLogin(app, { username });
    app.wait({ minutes: 6 });
    const reply = await app.send(finishByCode, { body: { challenge, code: codeOf(secret, app.context) } });
    expect(reply).toMatchObject(OVER);
  });

  test('is closed by a new password', async () => {
    const { username, secret, token } = await someone();
    const { challenge } = await halfLogin(app, { username });
    const body = { current_password: PASSWORD, new_password: 'another fine password' };
    expect(await app.send(changePassword, { as: token, body })).toMatchObject({ status: 200 });
    const reply = await app.send(finishByCode, { body: { challenge, code: codeOf(secret, app.context) } });
    expect(reply).toMatchObject(OVER);
  });

  test('is stored as a fingerprint only', async () => {
    const { username } = await someone();
    const { challenge } = await halfLogin(app, { username });
    expect(JSON.stringify(await app.db.selectFrom('second_steps').selectAll().execute())).not.toContain(challenge);
  });
});

describe('a code of the app', () => {
  test('is taken one half minute before and after, and no further', async () => {
    const { username, secret } = await someone();
    app.wait({ minutes: 2 });
    for (const steps of [-2, 2]) {
      expect(await finishWith(app, username, codeOf(secret, app.context, steps))).toMatchObject(WRONG);
    }
    for (const steps of [-1, 0, 1]) {
      expect(await finishWith(app, username, codeOf(secret, app.context, steps))).toMatchObject({ status: 200 });
    }
  });

  test('is taken once, however many requests bring it at once', async () => {
    const { username, secret } = await someone();
    const ways = [];
    for (let n = 0; n < 4; n += 1) ways.push(await halfLogin(app, { username }));
    const code = codeOf(secret, app.context);
    const replies = await Promise.all(
      ways.map(({ challenge }) => app.send(finishByCode, { body: { challenge, code } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await finishWith(app, username, code)).toMatchObject(WRONG);
  });

  test('is typed with spaces as the app shows it', async () => {
    const { username, secret } = await someone();
    const code = codeOf(secret, app.context).replace(/^.{3}/, '$& ');
    expect(await finishWith(app, username, code)).toMatchObject({ status: 200 });
  });

  test('that is wrong is limited like a password, by the account and with each new way', async () => {
    const { username, codes } = await someone();
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await finishWith(app, username, `00000${n}x`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await finishWith(app, username, codes[0] ?? '')).toMatchObject({ status: 429 });
    const other = await someone();
    expect(await finishWith(app, other.username, other.codes[0] ?? '')).toMatchObject({ status: 200 });
  });
});

describe('setting the app up', () => {
  test('asks for a code, and counts only then', async () => {
    const { token } = await signUp(app);
    const { key, uri } = (await app.send(beginAuthenticator, { as: token })).answer;
    expect(uri).toContain(`secret=${key}`);
    expect(await app.send(confirmAuthenticator, { as: token, body: { code: '000000' } })).toMatchObject({
      status: 400,
    });
    expect(await app.send(getSecondFactor, { as: token })).toMatchObject({ answer: { authenticator_since: null } });
  });

  test('ends the sessions that a password alone had opened, and not the own', async () => {
    const { username, token } = await signUp(app);
    const { answer } = await app.send(login, { body: { username, password: PASSWORD } });
    await setUpApp(app, token);
    expect(await app.send(getMe, { as: answer.token })).toMatchObject({ status: 401 });
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 200 });
  });

  test('asks for a proof once the login is old, as removing does', async () => {
    const { token } = await someone();
    const other = await signUp(app);
    app.wait({ minutes: 6 });
    const needed = { status: 403, code: 'proof_needed' };
    expect(await app.send(beginAuthenticator, { as: other.token })).toMatchObject(needed);
    expect(await app.send(removeAuthenticator, { as: token })).toMatchObject(needed);
    expect(await app.send(renewRecoveryCodes, { as: token })).toMatchObject(needed);
    const body = { current_password: PASSWORD };
    expect(await app.send(removeAuthenticator, { as: token, body })).toMatchObject({ status: 200 });
  });

  test('twice is refused until the first is removed', async () => {
    const { token } = await someone();
    expect(await app.send(beginAuthenticator, { as: token })).toMatchObject({ status: 409 });
    expect(await app.send(removeAuthenticator, { as: token })).toMatchObject({ status: 200 });
    expect(await setUpApp(app, token)).toMatchObject({ codes: { length: 10 } });
  });

  test('is removed with its codes, and the password is enough again', async () => {
    const { username, token } = await someone();
    expect(await app.send(removeAuthenticator, { as: token })).toMatchObject({ status: 200 });
    expect(await app.send(getSecondFactor, { as: token })).toMatchObject({ answer: { recovery_codes_left: 0 } });
    expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 200 });
  });
});

describe('recovery codes', () => {
  test('are ten, told once, stored as fingerprints, and each opens the account once', async () => {
    const { username, token, codes } = await someone();
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await app.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const [first = ''] = codes;
    expect(await finishWith(app, username, first.toUpperCase())).toMatchObject({ status: 200 });
    expect(await finishWith(app, username, first)).toMatchObject(WRONG);
    expect(await app.send(getSecondFactor, { as: token })).toMatchObject({ answer: { recovery_codes_left: 9 } });
  });

  test('that are made anew void the old ones', async () => {
    const { username, token, codes } = await someone();
    const fresh = (await app.send(renewRecoveryCodes, { as: token })).answer.recovery_codes;
    expect(await finishWith(app, username, codes[0] ?? '')).toMatchObject(WRONG);
    expect(await finishWith(app, username, fresh[0] ?? '')).toMatchObject({ status: 200 });
  });

  test('are not made where there is nothing to recover', async () => {
    const { token } = await signUp(app);
    expect(await app.send(renewRecoveryCodes, { as: token })).toMatchObject({ status: 409 });
  });
});

test('a password that is reset by mail leaves the second factor of a confirmed address as it is', async () => {
  const { username, secret } = await someone();
  const email = `${username}@reset.example`;
  await app.db
    .updateTable('users')
    .set({ email, email_confirmed_at: new Date() })
    .where('username', '=', username)
    .execute();
  const [link] = await askForReset(app, email);
  const body = { token: tokenIn(link), new_password: PASSWORD };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  expect(await finishWith(app, username, codeOf(secret, app.context))).toMatchObject({ status: 200 });
});
