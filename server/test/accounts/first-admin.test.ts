import { adminLogin } from '@pawsume/contract/auth';
import { expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { startApp } from '../harness/start-app.ts';

test('of machines that start at the same moment one makes the administrator, and none fails', async () => {
  const { db, send } = await startApp();
  const body = { username: 'boss', password: 'the boss of pets' };
  await Promise.all(Array.from({ length: 4 }, () => ensureAdmin({ db, now: new Date() }, body)));
  expect(await db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }]);
  expect(await send(adminLogin, { body })).toMatchObject({ status: 200 });
});
