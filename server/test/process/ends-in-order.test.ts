import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminLogin } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { createPet } from '@pawsume/contract/pets';
import { downloadResume, generateResume } from '@pawsume/contract/resumes';
import { getHealth, getReady } from '@pawsume/contract/system';
import { petPhoto } from '@pawsume/fixtures/photos';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { finishBeforeClosing } from '#http/finish-before-closing';
import { openLog } from '#lib/open-log';
import { atEnd } from '../harness/at-end.ts';
import { preparedDataDir } from '../harness/data-dir.ts';
import { openStream } from '../harness/event-stream.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { pathOf } from '../harness/send.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';
import { clientOf, petForm } from './client.ts';

const DOWNLOADS = 5;
const ADMIN = { username: 'boss', password: 'a fine admin password' };

const start = async (settings: Record<string, string>, how?: { leadsGroup: boolean }): Promise<SpawnedServer> => {
  const server = await spawnServer(await preparedDataDir(), settings, how);
  atEnd(() => server.kill());
  return server;
};

const answered = <T extends z.ZodRawShape>(shape: T, answer: unknown) => z.object(shape).parse(answer);

/** An account with a pet. */
const makeOwner = async ({ url }: SpawnedServer) => {
  const send = clientOf(url);
  const account = { username: 'owner', password: PASSWORD, email: 'o@example.com', name: 'O' };
  await send('POST', '/auth/register', '', account);
  const { token } = answered({ token: z.string() }, await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', token, PROFILE);
  const { pet_id } = answered({ pet_id: z.int() }, await send('POST', '/pet/form/step1', token, petForm('Pip')));
  return { send, token, pet_id };
};

/** Asks as browsers do that keep their connection. */
const openBrowser = ({ url }: SpawnedServer) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    agent,
    async get(path: string) {
      const sent = request(url + path, { agent }).end();
      const [response] = await once(sent, 'response');
      return { status: response.statusCode, headers: response.headers, body: JSON.parse(await text(response)), sent };
    },
  };
};

/** A form with a picture, of which the server has half. */
const beginUpload = async ({ url }: SpawnedServer, token: string) => {
  const form = petForm('Half sent');
  form.append(
    createPet.file.field,
    new Blob([new Uint8Array(await petPhoto('dog'))], { type: 'image/jpeg' }),
    'photo.jpg',
  );
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const half = bytes.length / 2;
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes.length },
    // The server says that it has the request.
    expect: '100-continue',
  };
  const upload = request(url + pathOf(createPet), { method: 'POST', headers });
  // A server that ends at once cuts it.
  upload.on('error', () => undefined);
  upload.flushHeaders();
  await once(upload, 'continue');
  await new Promise((resolve) => upload.write(bytes.subarray(0, half), resolve));
  return async () => {
    upload.end(bytes.subarray(half));
    const [response] = await once(upload, 'response');
    return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
  };
};

/** Ctrl-C in the terminal of `npm start`: the group gets the signal, and npm passes its own on. */
const pressCtrlC = async (server: SpawnedServer): Promise<void> => {
  server.signalGroup('SIGINT');
  await sleep(50);
  server.signal('SIGINT');
};

test('a server that is told to end by Ctrl-C finishes pages and uploads under way, refuses what is new, and is gone', async () => {
  const server = await start({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }, { leadsGroup: true });
  const { send, token, pet_id } = await makeOwner(server);
  const boss = answered({ token: z.string() }, await send('POST', adminLogin.path, '', ADMIN)).token;
  const found = answered(
    { users: z.array(z.object({ id: z.int() })) },
    await send('GET', '/admin/users?search=owner', boss),
  );
  const id = found.users[0]?.id;
  for (let n = 0; n < DOWNLOADS; n += 1) await send('PATCH', `/admin/users/${id}/credits`, boss, { change: 1 });
  const { resume_id } = answered({ resume_id: z.int() }, await send('POST', `/pet/generate-resume/${pet_id}`, token));

  const browser = openBrowser(server);
  expect((await browser.get(pathOf(getReady))).body).toEqual({ status: 'ready' });
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(unused, 'connect');
  const finishUpload = await beginUpload(server, token);
  // One after the other, since they are one owner's: some wait when the first one is here.
  const downloads = Array.from({ length: DOWNLOADS }, async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const url = server.url + pathOf(downloadResume, { id: resume_id });
    const response = await fetch(url, { method: downloadResume.method, headers });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  });
  await Promise.race(downloads);
  await pressCtrlC(server);

  await expect.poll(() => fetch(server.url + pathOf(getReady)).then(({ status }) => status)).toBe(503);
  const refused = await browser.get('/api/pricing');
  expect(refused.sent.reusedSocket).toBe(true);
  expect(refused).toMatchObject({
    status: 503,
    headers: {
      'retry-after': expect.stringMatching(/^\d+$/),
      connection: 'close',
      'x-content-type-options': 'nosniff',
    },
    body: { error: messages.system.ending, msg: messages.system.ending, code: 'unavailable' },
  });
  // As a page, too, on a new connection; and it is alive.
  expect(await openBrowser(server).get('/login')).toMatchObject({
    status: 503,
    body: { error: messages.system.ending },
  });
  expect(await browser.get(pathOf(getHealth))).toMatchObject({ status: 200, body: { status: 'ok' } });

  for (const { status, bytes } of await Promise.all(downloads)) {
    expect(status).toBe(200);
    expect(bytes.subarray(-16).toString()).toContain('%%EOF');
  }
  expect(server.isGone()).toBe(false);
  expect(await finishUpload()).toMatchObject({ status: 201, connection: 'close' });
  expect(await server.gone).toBe(0);
  expect(server.output()).not.toContain('were cut');
});

test.runIf(runsAll)('a third signal ends a server at once', async () => {
  const server = await start({}, { leadsGroup: true });
  const { token } = await makeOwner(server);
  await beginUpload(server, token);
  await pressCtrlC(server);
  await sleep(200);
  expect(server.isGone()).toBe(false);
  server.signal('SIGINT');
  expect(await server.gone).toBe(1);
});

test.runIf(runsAll)(
  'a server beside others refuses what is new for a moment, though nothing is under way',
  async () => {
    const server = await start({ DATABASE_URL: await freshDatabase() });
    server.signal('SIGTERM');
    await expect.poll(() => fetch(server.url + pathOf(getReady)).then(({ status }) => status)).toBe(503);
    // A balancer looks only now and then.
    await sleep(500);
    expect(await openBrowser(server).get('/api/pricing')).toMatchObject({ status: 503 });
    expect(await server.gone).toBe(0);
  },
);

const startWithModel = async () => {
  const model = await startModel();
  atEnd(() => model.close());
  const server = await start({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'waiting',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
  });
  const { token, pet_id } = await makeOwner(server);
  const stream = await openStream(server, generateResume, { as: token, params: { pet_id } });
  await expect.poll(() => model.countHalfSaid()).toBe(1);
  server.signal('SIGTERM');
  return { model, server, stream };
};

test.runIf(runsAll)('a server that is told to end finishes the text it writes, tells it, and is gone', async () => {
  const { model, server, stream } = await startWithModel();
  await expect.poll(() => fetch(server.url + pathOf(getReady)).then(({ status }) => status)).toBe(503);
  model.release();
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { written_by: 'waiting' } });
  expect(await server.gone).toBe(0);
});

test('a request that is not done in time is cut, and the app closes', async () => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = openLog('warn', { write: (line) => lines.push(line) });
  const app = fastify({ loggerInstance });
  finishBeforeClosing(app, { withinMs: 100 });
  const begun = Promise.withResolvers<void>();
  app.get('/endless', () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  const answer = expect(fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/endless`)).rejects.toThrow();
  await begun.promise;
  await app.close();
  await answer;
  expect(lines.join('')).toMatch(/"requests":1,.*requests were cut/);
});

test.runIf(runsAll)('what is not done in time is cut, and the server ends in order all the same', async () => {
  const { server, stream } = await startWithModel();
  await expect(stream.rest()).rejects.toThrow();
  expect(await server.gone).toBe(0);
  expect(server.output()).toMatch(/"requests":1,.*requests were cut/);
});
