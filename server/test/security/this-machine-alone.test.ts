import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { sharedApp, sharedAppWith, type TestApp } from '../harness/start-app.ts';

const app = await sharedApp();

const ask = async (path: string, headers: Record<string, string>, { url }: TestApp = app) => {
  const asked = request(url + path, { headers }).end();
  const [answer] = await once(asked, 'response');
  const { statusCode: status, headers: told }: { statusCode: number; headers: IncomingHttpHeaders } = answer;
  const body: unknown = told['content-type']?.startsWith('application/json') ? await json(answer) : await text(answer);
  return { status, headers: told, body };
};

test.each([
  ...[
    'pawsume.example',
    '192.168.1.20:3000',
    'localhost.pawsume.example',
    '127.0.0.1.pawsume.example',
    '0.0.0.0:3000',
  ].map((host) => ({ host })),
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].map((name) => ({ [name]: '127.0.0.1' })),
])('a server for this machine alone refuses a request with %o, and says why', async (headers) => {
  for (const path of ['/api/health', '/login', '/pictures/x.jpg']) {
    const refused = await ask(path, { accept: 'text/html', ...headers });
    expect(refused).toMatchObject({ status: 403, body: { error: messages.system.thisMachineAlone } });
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['localhost:3000', 'pets.localhost', '127.0.0.1', '127.0.0.2:80', '[::1]:3000'])(
  'it answers this machine by the name %s',
  async (host) => {
    expect((await ask('/api/health', { host })).status).toBe(200);
  },
);

test('a server that others reach answers whatever host and proxy a request names', async () => {
  const open = await sharedAppWith((context) => ({ ...context, thisMachineAlone: false }));
  const headers = { host: 'localhost:3000', forwarded: 'for=192.0.2.1', 'x-forwarded-host': 'evil.example' };
  expect((await ask('/api/health', headers, open)).status).toBe(200);
  expect((await ask('/api/health', { host: 'pawsume.example' }, open)).status).toBe(200);
});

test('a page asked for by another name of this machine is shown at PUBLIC_URL', async () => {
  const PAGE = { accept: 'text/html,*/*' };
  const moved = await ask('/profile?token=x', { ...PAGE, host: 'localhost:3000' });
  expect(moved.status).toBe(307);
  expect(moved.headers.location).toBe('http://127.0.0.1:3000/profile?token=x');
  // Neither calls, nor pictures, nor a tunnel from another port.
  for (const [path, headers] of [
    ['/profile', { ...PAGE, host: '127.0.0.1:3000' }],
    ['/profile', { ...PAGE, host: 'localhost:8080' }],
    ['/api/health', { ...PAGE, host: 'localhost:3000' }],
    ['/icon-192.png', { accept: 'image/*', host: 'localhost:3000' }],
  ] as const) {
    expect((await ask(path, headers)).status).not.toBe(307);
  }
});
