import { once } from 'node:events';
import { createServer } from 'node:http';
import { login } from '@pawsume/contract/auth';
import { generateResume } from '@pawsume/contract/resumes';
import { portOf } from '@pawsume/standins/common/port-of';
import { expect, test } from 'vitest';
import { onBehalfOf } from '#lib/request-id';
import { atEnd } from '../harness/at-end.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { sharedApp, startApp } from '../harness/start-app.ts';

const VERBOSE = { LOG_LEVEL: 'trace' };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A model that answers nothing of use, and tells what it was asked with. */
const startDeafModel = async () => {
  const ids: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    ids.push(request.headers['x-request-id']);
    response.writeHead(400).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => void server.close());
  return { ids, url: `http://127.0.0.1:${portOf(server)}` };
};

test('an id or a trace that a proxy gave is taken and answered; anything else is not, and gets an id of ours', async () => {
  const app = await sharedApp();
  const answered = async (headers: Record<string, string>) =>
    (await fetch(`${app.url}/api/health`, { headers })).headers.get('x-request-id');
  const uuid = crypto.randomUUID();
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(await answered({ 'x-request-id': uuid })).toBe(uuid);
  expect(await answered({ 'x-request-id': TRACE })).toBe(TRACE);
  expect(await answered({ traceparent })).toBe(TRACE);
  expect(await answered({ 'x-request-id': uuid, traceparent })).toBe(uuid);
  for (const forged of ['jo@example.com', 'rex-the-dog-of-jo-canary', `${uuid}0`, '4111111111111111', `${TRACE} x`]) {
    expect(await answered({ 'x-request-id': forged })).toMatch(UUID);
    expect(await answered({ traceparent: forged })).toMatch(UUID);
  }
});

test.each([
  ['a page', '/login'],
  ['what leads nowhere', '/api/nope'],
  ['who may not ask', '/api/user/me'],
  ['an address that cannot be read', '/api/%zz'],
])('%s is answered with an id', async (_what, path) => {
  const app = await sharedApp();
  const given = crypto.randomUUID();
  expect((await fetch(app.url + path, { headers: { 'x-request-id': given } })).headers.get('x-request-id')).toBe(given);
});

test('all that is logged for a request has its id, and so has what is asked of a model for it', async () => {
  const model = await startDeafModel();
  const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'deaf', AI_BASE_URL: model.url, AI_API_KEY: 'none' };
  const app = await startApp({ ...VERBOSE, ...ai });
  const { token } = await makeOwner(app);
  const pet_id = await makePet(app, token);
  const before = app.logged.length;
  const given = crypto.randomUUID();
  const headers = { 'x-request-id': given };
  const reply = await app.send(generateResume, { as: token, params: { pet_id }, headers });
  expect(reply).toMatchObject({ status: 201, headers: { 'x-request-id': given }, answer: { model_failed: true } });
  await app.send(login, { body: { username: 'nobody', password: 'not the password' }, headers });
  const lines = app.logged.slice(before);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['writer: the model did not write, the built-in writer took over', 'security: refused']),
  );
  expect(new Set(entries.map(({ reqId }) => reqId))).toEqual(new Set([given]));
  for (const line of lines) expect(line.match(/"reqId"/g)).toHaveLength(1);
  expect(new Set(model.ids)).toEqual(new Set([given]));
});

test('a job is done under the id of the request that posted it, and else under its own', async () => {
  const app = await startApp(VERBOSE);
  const given = crypto.randomUUID();
  // Nobody can read what it is about.
  const broken = { kind: 'payment-event', about: '{}' } as const;
  await onBehalfOf(given, () => app.context.jobs.post(app.db, broken));
  await app.context.jobs.post(app.db, broken);
  const lines = () => app.logged.filter((line) => line.includes('failed, retry in'));
  await expect.poll(() => lines().length).toBe(2);
  const ids = lines().map((line) => JSON.parse(line).reqId);
  expect(ids).toContain(given);
  expect(ids.filter((id) => id !== given)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});
