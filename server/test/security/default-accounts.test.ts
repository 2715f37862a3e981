import { adminLogin, login } from '@pawsume/contract/auth';
import { expect, test } from 'vitest';
import { startApp } from '../harness/start-app.ts';

const USUAL = {
  username: ['admin', 'administrator', 'root', 'sa', 'test', 'demo', 'pawsume', 'Pawsumé'],
  password: ['admin', 'password', 'adminadmin', 'admin123', 'pawsume1', 'changeme', '        ', ''],
};

test('a new installation has no account, and the usual ones open nothing', async () => {
  const app = await startApp();
  expect(await app.db.selectFrom('users').select('username').execute()).toEqual([]);
  for (const username of USUAL.username) {
    for (const password of [...USUAL.password, username]) {
      for (const call of [login, adminLogin]) {
        const { status } = await app.send(call, { body: { username, password } });
        expect([username, password, status]).toEqual([username, password, expect.toSatisfy(isRefusal)]);
      }
    }
  }
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

const isRefusal = (status: number): boolean => [400, 401, 429].includes(status);
