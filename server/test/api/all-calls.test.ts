import { allCalls } from '@pawsume/contract/all-calls';
import { login } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getHealth } from '@pawsume/contract/system';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../harness/send.ts';
import { sharedApp, startApp } from '../harness/start-app.ts';

const app = await sharedApp();

describe('the description', () => {
  test('is OpenAPI 3.1 and holds every call', async () => {
    const description = z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await fetch(`${app.url}/api/openapi.json`)).json());
    expect(description.openapi).toMatch(/^3\.1/);
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const written = allCalls.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(written.sort());
  });

  test('names the file of a multipart call', async () => {
    const picture = z.object({ type: z.literal('string'), format: z.literal('binary') });
    const form = z.object({
      schema: z.object({ properties: z.looseObject({ picture }), required: z.tuple([z.literal('picture')]) }),
    });
    const call = z.object({ requestBody: z.object({ content: z.object({ 'multipart/form-data': form }) }) });
    const all = z.object({ paths: z.looseObject({ '/api/user/me/picture': z.object({ put: call }) }) });
    expect(all.safeParse(await (await fetch(`${app.url}/api/openapi.json`)).json()).error).toBeUndefined();
  });

  test('can be read as a page', async () => {
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('any request', () => {
  test('to an unknown call gets JSON, never a page', async () => {
    for (const path of ['/api/nope', '/api/', '/api/user/me/', '/x.js', '/assets/none.css']) {
      const response = await fetch(app.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: 'not_found', error: messages.common.notFound });
    }
  });

  test.each([
    ['broken JSON', '{"username":', 'application/json', 400],
    ['JSON with a prototype key', '{"__proto__":{"x":1},"username":"a","password":"b"}', 'application/json', 400],
    ['200 KB of JSON', JSON.stringify({ username: 'x'.repeat(200_000), password: 'y' }), 'application/json', 413],
    ['JSON nested 40,000 deep', '['.repeat(40_000) + ']'.repeat(40_000), 'application/json', 400],
  ])('with %s gets a clear 4xx', async (_what, body, type, status) => {
    const response = await fetch(app.url + pathOf(login), { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), msg: expect.any(String) });
  });

  test('learns that the process is alive, also when the database is gone', async () => {
    const broken = await startApp();
    await broken.db.destroy();
    expect((await broken.send(getHealth)).answer).toMatchObject({ status: 'ok' });
  });
});
