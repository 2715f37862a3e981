import { request } from 'node:http';
import { changePassword, login, logout, register } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { hashToken } from '#lib/secrets';
import { PASSWORD, signUp } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

const account = { username: 'rex', password: PASSWORD, email: 'rex@example.com', name: 'Rex Owner' };
const countUsers = async () => (await app.db.selectFrom('users').select('id').execute()).length;

describe('registering', () => {
  test('creates an account that can log in', async () => {
    expect(await app.send(register, { body: { ...account, username: 'first' } })).toMatchObject({ status: 201 });
    const { answer } = await app.send(login, { body: { username: 'first', password: PASSWORD } });
    expect((await app.send(getMe, { as: answer.token })).answer).toMatchObject({
      username: 'first',
      name: 'Rex Owner',
      email: 'rex@example.com',
      download_credits: 0,
      is_profile_completed: false,
    });
  });

  test('gives a username to one of many at once, whatever its case and Unicode form', async () => {
    const forms = ['Zoë', 'ZOË', 'zoe\u0308', 'Zoë', 'ｚoë'];
    const replies = await Promise.all(forms.map((username) => app.send(register, { body: { ...account, username } })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409).map(({ error }) => error)).toEqual(
      Array(4).fill(messages.auth.usernameTaken),
    );
    expect(await app.send(login, { body: { username: 'zOË', password: PASSWORD } })).toMatchObject({ status: 200 });
  });

  test.each([
    ['nothing', {}, messages.auth.fillAll],
    ['no username', { ...account, username: '' }, messages.auth.fillAll],
    ['no name', { ...account, name: '   ' }, messages.auth.fillAll],
    ['no email', { ...account, email: '' }, messages.auth.fillAll],
    ['an email without an @', { ...account, email: 'rex.example.com' }, messages.auth.badEmail],
    ['an email without a dot', { ...account, email: 'rex@example' }, messages.auth.badEmail],
    ['seven characters of password', { ...account, password: '1234567' }, messages.auth.shortPassword],
    ['a number for a username', { ...account, username: 7 }, messages.auth.fillAll],
    ['a username with a space', { ...account, username: 're x' }, messages.auth.badUsername],
    ['a NUL in the name', { ...account, name: 'Re\0x' }, messages.common.badText],
    ['a lone surrogate in the name', { ...account, name: 'Re\ud800x' }, messages.common.badText],
    ['a list', [], messages.common.invalidInput],
  ])('refuses %s and stores nothing', async (_what, body, sentence) => {
    const before = await countUsers();
    const reply = await app.send(register, { bad: body });
    expect(reply).toMatchObject({ status: 400, error: sentence });
    expect(await countUsers()).toBe(before);
  });

  test('accepts eight spaces, emoji and long passwords, and tells them apart to the last character', async () => {
    for (const [n, password] of ['        ', '🐶🐶🐶🐶🐶🐶🐶🐶', `${'x'.repeat(199)}a`].entries()) {
      const username = `odd-password-${n}`;
      expect(await app.send(register, { body: { ...account, username, password } })).toMatchObject({ status: 201 });
      expect(await app.send(login, { body: { username, password } })).toMatchObject({ status: 200 });
    }
    const almost = { username: 'odd-password-2', password: `${'x'.repeat(199)}b` };
    expect(await app.send(login, { body: almost })).toMatchObject({ status: 401 });
  });
});

describe('logging in', () => {
  test('answers an unknown user and a wrong password alike', async () => {
    const { username } = await signUp(app);
    const wrong = await app.send(login, { body: { username, password: 'not the password' } });
    const unknown = await app.send(login, { body: { username: 'nobody', password: 'not the password' } });
    expect(wrong).toMatchObject({ status: 401, error: messages.auth.wrongCredentials });
    expect([unknown.status, unknown.error, unknown.code]).toEqual([wrong.status, wrong.error, wrong.code]);
  });

  test('wants both fields, and eight characters of password', async () => {
    expect(await app.send(login, { body: { username: '', password: '' } })).toMatchObject({
      status: 400,
      error: messages.auth.fillAll,
    });
    expect(await app.send(login, { body: { username: 'rex', password: 'short' } })).toMatchObject({
      status: 400,
      error: messages.auth.shortPassword,
    });
  });

  test('stores passwords as argon2id and tokens as hashes only', async () => {
    const username = 'hashed';
    await app.send(register, { body: { ...account, username } });
    const { token } = (await app.send(login, { body: { username, password: account.password } })).answer;
    const user = await app.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(user.password_hash ?? '') ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    const sessions = await app.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify([user, sessions])).not.toContain(token);
  });
});

describe('a session', () => {
  test('ends on the server at logout', async () => {
    const { token } = await signUp(app);
    expect(await app.send(logout, { as: token })).toMatchObject({ status: 200 });
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401, error: messages.common.pleaseLogIn });
  });

  test('ends for every browser when the password changes', async () => {
    const { username, token } = await signUp(app);
    const other = (await app.send(login, { body: { username, password: PASSWORD } })).answer.token;
    const body = { current_password: PASSWORD, new_password: 'another fine password' };
    const changed = await app.send(changePassword, { as: token, body });
    expect(changed.answer.msg).toBe(messages.password.updated);
    for (const old of [token, other]) expect(await app.send(getMe, { as: old })).toMatchObject({ status: 401 });
    expect(await app.send(login, { body: { username, password: 'another fine password' } })).toMatchObject({
      status: 200,
    });
  });

  test('survives a wrong or too short new password', async () => {
    const { token } = await signUp(app);
    const wrong = { current_password: 'not it at all', new_password: 'another fine password' };
    expect(await app.send(changePassword, { as: token, body: wrong })).toMatchObject({
      status: 400,
      error: messages.password.wrongCurrent,
    });
    const short = { current_password: PASSWORD, new_password: 'short' };
    expect(await app.send(changePassword, { as: token, body: short })).toMatchObject({
      status: 400,
      error: messages.auth.shortPassword,
    });
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 200 });
  });

  test('is over after 30 days without use, and after 90 days in any case', async () => {
    const { token } = await signUp(app);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await app.db
      .updateTable('sessions')
      .set({ last_used_at: daysAgo(31) })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401 });
    const { id, token: second } = await signUp(app);
    await app.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    const stamps = { created_at: daysAgo(91), last_used_at: daysAgo(0) };
    await app.db
      .insertInto('sessions')
      .values({ token_hash: hashToken(second), user_id: id, ...stamps })
      .execute();
    expect(await app.send(getMe, { as: second })).toMatchObject({ status: 401 });
  });

  test('is read from the Authorization header alone', async () => {
    const { token } = await signUp(app);
    for (const url of [`/api/user/me?token=${token}`, `/api/user/me?access_token=${token}`]) {
      const response = await fetch(app.url + url, { headers: { cookie: `token=${token}` } });
      expect(response.status).toBe(401);
    }
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} ${token}`, `Bearer ${token}x`, 'Bearer']) {
      expect(await app.send(getMe, { headers: { authorization } })).toMatchObject({ status: 401 });
    }
    expect(await app.send(getMe, { headers: { authorization: `bearer ${token}` } })).toMatchObject({ status: 200 });
  });

  test('is nobody’s where a request has two Authorization headers', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const statusWith = (...tokens: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = ['host', 'localhost', ...tokens.flatMap((token) => ['Authorization', `Bearer ${token}`])];
        const sent = request(app.url + pathOf(getMe), { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject).end();
      });
    expect(await statusWith(one.token)).toBe(200);
    for (const tokens of [
      [one.token, other.token],
      [one.token, one.token],
      ['none', one.token],
      [one.token, 'none'],
    ]) {
      expect([tokens, await statusWith(...tokens)]).toEqual([tokens, 401]);
    }
  });
});
