import { changePassword, login, register, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { ensureAdmin } from '#features/auth/first-admin';
import { PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp, startApp, type TestApp } from '../harness/start-app.ts';
import { askForReset, tokenIn } from './mails.ts';

const EASY = ['password1', '12345678', 'PASSWORD', 'Password123', 'iloveyou', 'qwertyuiop', 'pawsume123', 'Pawsumé!!!'];
const REFUSED = { status: 400, error: messages.auth.commonPassword };
let count = 0;
const account = (password: string, username = `chooser${++count}`) => ({
  body: { username, password, email: `${username}@example.com`, name: 'Jo' },
});

describe('where common passwords are refused', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REFUSE_COMMON_PASSWORDS: 'true' });
  });

  test.each(EASY)('%s is refused on registering, with the field it was typed in', async (password) => {
    const reply = await app.send(register, account(password));
    expect(reply).toMatchObject({ ...REFUSED, fields: { password: messages.auth.commonPassword } });
    expect(await app.db.selectFrom('users').select('id').where('username', '=', `chooser${count}`).execute()).toEqual(
      [],
    );
  });

  test.each(['bello.rex', 'Bello.Rex2024', '!!bello.rex!!'])('%s is refused for bello.rex', async (password) => {
    expect(await app.send(register, account(password, 'bello.rex'))).toMatchObject(REFUSED);
  });

  test('seven characters are refused, and eight spaces, emoji and 64 characters are not', async () => {
    expect(await app.send(register, account('k7#pQz!'))).toMatchObject({ error: messages.auth.shortPassword });
    for (const password of ['        ', '🐶🐱🐭🐹🐰🦊🐻🐼', 'correct horse battery staple '.repeat(3).slice(0, 64)]) {
      expect(await app.send(register, account(password))).toMatchObject({ status: 201 });
    }
  });

  test('a refused new password changes nothing, and the mailed link stays good', async () => {
    const { username, email, token } = await signUp(app);
    const changed = await app.send(changePassword, {
      as: token,
      body: { current_password: PASSWORD, new_password: 'password123' },
    });
    expect(changed).toMatchObject({ ...REFUSED, fields: { new_password: messages.auth.commonPassword } });
    const link = tokenIn((await askForReset(app, email))[0]);
    const reset = (new_password: string) => app.send(resetPassword, { body: { token: link, new_password } });
    expect(await reset('password123')).toMatchObject(REFUSED);
    expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 200 });
    expect(await reset('a brand new password')).toMatchObject({ status: 200 });
  });

  test('the administrator of the settings needs a good one too', async () => {
    const boss = { username: 'boss', password: 'admin123' };
    const parts = { db: app.db, now: new Date(), refuseCommonPasswords: true };
    await expect(ensureAdmin(parts, boss)).rejects.toThrow('ADMIN_PASSWORD');
  });
});

test('where they are not refused, they are taken', async () => {
  const app = await sharedApp();
  for (const password of EASY) expect(await app.send(register, account(password))).toMatchObject({ status: 201 });
});

test('the setting is on wherever others reach the product', () => {
  const refuses = (settings: Record<string, string>) => parseConfig(settings).refuseCommonPasswords;
  expect(refuses({})).toBe(false);
  expect(refuses({ PUBLIC_URL: 'https://pawsume.example' })).toBe(true);
  expect(refuses({ PUBLIC_URL: 'https://pawsume.example', REFUSE_COMMON_PASSWORDS: 'false' })).toBe(false);
});
