import { request } from 'node:http';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { signUp } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { startApp } from '../harness/start-app.ts';

test('a request with two Authorization headers is nobody’s', async () => {
  const app = await startApp();
  const [one, other] = [await signUp(app), await signUp(app)];
  const statusWith = (...tokens: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = ['host', 'x', ...tokens.flatMap((token) => ['Authorization', `Bearer ${token}`])];
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
