import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sharedProof } from '@pawsume/contract/screens';
import { updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { ownerWith } from '../harness/credits.ts';
import { buyCredits } from '../harness/make.ts';
import { sharedApp, startApp } from '../harness/start-app.ts';
import { keepProof, openLink, showOnLink } from '../proofs/keep.ts';

const SAME_FOR_ALL = [
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'cache-control'],
];

const app = await startApp({ PUBLIC_URL: 'https://pawsume.example' });
const { token, petId, resumeId } = await ownerWith(app);
const proof = await keepProof(app, { as: token, petId });
await showOnLink(app, { as: token, resumeId, proofId: proof.id });
const { slug } = await openLink(app, { resumeId });
const { answer } = await app.send(updateMyPicture, { as: token, file: await petPhoto('dog') });
await buyCredits(app, token, 1);
const get = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, {
    redirect: 'manual',
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
const post = (body: string, type: string) =>
  get('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } });
const preview = () => get(`/api/resumes/${resumeId}/preview`);
/** One address for each kind of answer there is. */
const answers: [string, () => Promise<Response>][] = [
  ['200 JSON', () => get('/api/user/me')],
  ['200 open JSON', () => get('/api/pricing')],
  ['200 PDF', () => get(`/api/resumes/${resumeId}/download`)],
  ['200 preview', preview],
  ['200 picture', () => get(answer.picture ?? '')],
  ['200 proof', () => get(`/api/user/proofs/${proof.id}/file`)],
  ['200 shared proof', () => get(sharedProof(slug, proof.id))],
  ['404 shared proof', () => get(sharedProof('x', proof.id))],
  ['200 documentation', () => get('/api/docs')],
  ['200 description', () => get('/api/openapi.json')],
  ['303', () => get('/api/stripe/return?session_id=cs_test_none')],
  ['400', () => post('{', 'application/json')],
  ['400 address', () => get('/api/%zz')],
  ['401', () => get('/api/user/me', { headers: { authorization: 'Bearer x' } })],
  ['403', () => get('/api/admin/users')],
  ['404 call', () => get('/api/nope')],
  ['404 page', () => get('/nope.js')],
  ['404 picture', () => get('/pictures/nope.jpg')],
  ['404 long parameter', () => get(`/api/resumes/${'9'.repeat(500)}`)],
  ['404 method', () => get('/api/user/me', { method: 'OPTIONS' })],
  ['413', () => post(JSON.stringify('x'.repeat(200_000)), 'application/json')],
  ['415', () => post('<a/>', 'application/xml')],
];

/** Sends bytes as they are, and returns the whole answer. */
const raw = async (request: string): Promise<string> => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(request);
  return text(socket);
};
const line = (method: string, path: string, headers = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`;

test('every kind of answer carries the headers of a careful server', async () => {
  for (const [what, ask] of answers) {
    const response = await ask();
    await response.arrayBuffer();
    const of = (name: string) => response.headers.get(name) ?? '';
    expect([what, String(response.status)]).toEqual([what, what.slice(0, 3)]);
    expect([what, of('x-content-type-options')]).toEqual([what, 'nosniff']);
    expect([what, of('referrer-policy')]).toEqual([what, 'no-referrer']);
    expect([what, of('content-security-policy')]).toEqual([what, expect.stringContaining("frame-ancestors 'none'")]);
    expect([what, of('content-security-policy')]).not.toEqual([what, expect.stringMatching(/script-src[^;]*unsafe/)]);
    expect([what, of('strict-transport-security')]).toEqual([what, 'max-age=31536000; includeSubDomains']);
    expect([what, of('access-control-allow-origin')]).toEqual([what, '']);
    expect([what, of('x-powered-by') + of('server')]).toEqual([what, '']);
    expect([what, of('permissions-policy')]).toEqual([what, expect.stringContaining('camera=()')]);
    expect([what, of('cross-origin-opener-policy')]).toEqual([what, 'same-origin']);
    if (response.status !== 303) expect([what, of('content-type')]).toEqual([what, expect.stringMatching(/\w\/\w/)]);
    if (what.includes('picture')) continue;
    expect([what, of('cache-control')]).toEqual([what, expect.stringMatching(/no-store|^$/)]);
  }
});

test('an answer that says nothing has changed carries them too', async () => {
  // Pages are there once the web app is built; files of the documentation always are.
  const paths = ['/api/docs/static/swagger-ui.css', '/icon.svg', '/'];
  const asked = await Promise.all(paths.map(async (path) => [path, await fetch(app.url + path)] as const));
  const kept = asked.filter(([, { status }]) => status === 200);
  expect(kept.map(([path]) => path)).toContain(paths[0]);
  for (const [path, first] of kept) {
    // By hand, because fetch with such a header asks for a fresh answer.
    const again = await raw(line('GET', path, `if-none-match: ${first.headers.get('etag')}\r\n`));
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    const sent = again.toLowerCase();
    for (const name of SAME_FOR_ALL) {
      expect(sent).toContain(`\r\n${name}: ${first.headers.get(name)?.toLowerCase()}\r\n`);
    }
  }
});

test('no answer of a call is kept by a browser or a proxy', async () => {
  for (const [what, ask] of answers) {
    const response = await ask();
    await response.arrayBuffer();
    if (!new URL(response.url).pathname.startsWith('/api/')) continue;
    expect([what, response.headers.get('cache-control')]).toEqual([what, 'no-store']);
  }
});

test('scripts run only from this server, or with the hash of one of our own', async () => {
  const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  for (const source of directives.get('script-src') ?? []) expect(source).toMatch(/^'self'$|^'sha256-[\w+/]{43}='$/);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
  for (const name of ['default-src', 'form-action', 'connect-src']) expect(directives.get(name)).toEqual(["'self'"]);
});

test('the preview by itself can run, load and send nothing', async () => {
  const response = await preview();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/; sandbox$/);
  expect(await response.text()).not.toMatch(/<script|<link|<iframe|https?:/i);
});

test('a picture is a JPEG that only pages of ours may show', async () => {
  const response = await answers.find(([what]) => what === '200 picture')?.[1]();
  expect(response?.headers.get('content-type')).toBe('image/jpeg');
  expect(response?.headers.get('content-disposition')).toBe('inline; filename="picture.jpg"');
  expect(response?.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response?.headers.get('cache-control')).toContain('immutable');
});

test.each(['https://evil.example', 'null', 'https://pawsume.example.evil.example', 'https://xpawsume.example'])(
  'a page of %s may neither ask first nor read an answer',
  async (origin) => {
    const asked = await fetch(`${app.url}/api/user/me`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
    });
    expect(asked.status).toBe(404);
    for (const response of [asked, await fetch(`${app.url}/api/pricing`, { headers: { origin } })]) {
      const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(allowed).toEqual([]);
    }
  },
);

test('a plain form of another site changes nothing', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://evil.example' },
      body: '{"username":"a","password":"bbbbbbbb"}',
    });
    expect([type, response.status]).toEqual([type, type.startsWith('multipart') ? 400 : 415]);
  }
});

test('strict transport is not asked for where there is none', async () => {
  const local = await sharedApp();
  expect((await fetch(`${local.url}/api/health`)).headers.get('strict-transport-security')).toBeNull();
});

describe('odd requests', () => {
  test.each([
    ['TRACE', '/api/health'],
    ['TRACE', '/'],
    ['OPTIONS', '/api/health'],
    ['PROPFIND', '/api/health'],
    ['HEAD', '/api/health'],
    ['PUT', '/api/health'],
    ['GET', '//api/health'],
    ['GET', '/api//health'],
    ['GET', '/API/health'],
    ['GET', '/api/health/'],
    ['GET', '/api/health%2e'],
    ['GET', '/api/%2e%2e/api/admin/users'],
    ['GET', '/api/health;x=1'],
    ['GET', '/pictures/..%2f..%2fdatabase%2fPG_VERSION'],
    ['GET', '/pictures/%2e%2e/database/PG_VERSION'],
    ['GET', '/.git/config'],
    ['GET', '/assets/../../../server/package.json'],
    ['GET', '/api/docs/static/..%2f..%2fpackage.json'],
  ])('%s %s is not found, or is a screen', async (method, path) => {
    const answer = await raw(line(method, path));
    expect(answer).toMatch(/^HTTP\/1\.1 (40[045]|200)/);
    if (answer.startsWith('HTTP/1.1 200')) expect(answer).toContain('text/html');
    expect(answer).not.toMatch(/"status":"ok"|"users":|"dependencies"|repositoryformatversion/);
  });

  test.each(['x-http-method-override: DELETE', 'x-method-override: DELETE', 'x-http-method: DELETE'])(
    '"%s" changes no method',
    async (header) => {
      expect(await raw(line('GET', '/api/health', `${header}\r\n`))).toContain('"status":"ok"');
    },
  );

  test.each([
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}{}{}'],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    ],
    ['a broken header', 'GET /api/health HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n'],
    ['64 KB of headers', `GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(65_536)}\r\n\r\n`],
  ])('with %s are refused at once, with the headers of a careful server', async (_what, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});
