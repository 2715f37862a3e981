import { allCalls } from '@pawsume/contract/all-calls';
import { API_BASE, type Call } from '@pawsume/contract/call';
import { describe, expect, test } from 'vitest';
import { makeAdmin } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const { token } = await makeAdmin(app);

/** What of a request cannot be stored, and no database should see. */
const BAD = ['\0', 'a\0b', 'cs_test_\0'];
const BAD_JSON = ['"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '{"a\\u0000":1}', '[[["\\u0000"]]]'];

const ask = (method: string, path: string, init: RequestInit = {}) =>
  fetch(app.url + path, {
    method,
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });

const refused = async (answer: Response, what: string) => {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(answer.status, what).toBeLessThan(500);
  expect(await answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
};

const fieldsOf = ({ body }: Call): string[] => {
  const shape: unknown = body && 'shape' in body ? body.shape : null;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
};

describe('text that cannot be stored is refused', () => {
  test('in the path of every call', async () => {
    for (const call of allCalls.filter(({ params }) => params)) {
      for (const bad of BAD) {
        const path = API_BASE + call.path.replaceAll(/:\w+/g, encodeURIComponent(bad));
        await refused(await ask(call.method, path), `${call.method} ${path}`);
      }
    }
  });

  test('in every parameter of the query of every call', async () => {
    for (const call of allCalls.filter(({ params }) => !params)) {
      for (const name of [...Object.keys(call.query?.shape ?? {}), 'anything']) {
        if (!call.query) continue;
        const query = Object.fromEntries(Object.keys(call.query.shape).map((other) => [other, '1']));
        for (const bad of BAD) {
          const path = `${API_BASE}${call.path}?${new URLSearchParams({ ...query, [name]: bad })}`;
          await refused(await ask(call.method, path), `${call.method} ${path}`);
        }
      }
    }
  });

  test('in every field of every JSON body, however deep', async () => {
    for (const call of allCalls.filter(({ body, file }) => body && !file)) {
      const path = API_BASE + call.path.replaceAll(/:\w+/g, '1');
      for (const field of [...fieldsOf(call), 'anything', 'a\\u0000']) {
        for (const bad of BAD_JSON) {
          const body = `{"${field}":${bad}}`;
          const answer = await ask(call.method, path, { body, headers: { 'content-type': 'application/json' } });
          await refused(answer, `${call.method} ${path} ${body}`);
        }
      }
    }
  });

  test('in every field of every form', async () => {
    for (const call of allCalls.filter(({ file }) => file)) {
      const path = API_BASE + call.path.replaceAll(/:\w+/g, '1');
      for (const field of [...fieldsOf(call), 'anything']) {
        const body = new FormData();
        body.append(field, 'a\0b');
        await refused(await ask(call.method, path, { body }), `${call.method} ${path} ${field}`);
      }
    }
  });

  test('in names of files, and in headers', async () => {
    for (const path of ['/pictures/%00', '/pictures/a%00.jpg', '/pictures/%ff', '/assets/%00.js', '/%00.js']) {
      await refused(await ask('GET', path), path);
    }
    const headers = {
      cookie: 'sign-in=%00; __Host-sign-in=%00',
      'user-agent': '\u00ff',
      'idempotency-key': '%00%00%00%00%00',
    };
    expect((await ask('GET', '/api/auth/google/callback?state=x&code=y', { headers })).status).toBeLessThan(500);
    await refused(await ask('GET', '/api/resumes/1/download', { headers }), 'a key');
  });
});
