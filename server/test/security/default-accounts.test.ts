import { adminLogin, login } from '@pawsume/contract/auth';
import { expect, test } from 'vitest';
import { startApp } from '../harness/start-app.ts';

test('a new installation has no account, and the usual ones open nothing', async () => {
  const app = await startApp();
  expect(await app.db.selectFrom('users').select('username').execute()).toEqual([]);
  const body = { username: 'admin', password: 'adminadmin' };
  for (const call of [login, adminLogin]) expect(await app.send(call, { body })).toMatchObject({ status: 401 });
});
