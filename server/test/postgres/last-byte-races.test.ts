import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { changeCredits } from '@pawsume/contract/admin';
import { register } from '@pawsume/contract/auth';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { downloadResume, generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { giveCredits, ledgerOf, ownerWith } from '../harness/credits.ts';
import { fc, seed } from '../harness/fast-check.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { violationsOf } from '../harness/invariants.ts';
import { atTheSameMoment, type RawAnswer, type RawRequest, rawOf, rawRequest } from '../harness/last-byte.ts';
import { balanceOf, makeOwner, makePet, newestPaymentOf, PASSWORD, sessionIn, signUp } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { freePort, spawnServer } from '../harness/spawn-server.ts';
import { providersOf, startApp, type TestApp } from '../harness/start-app.ts';
import { newPerson, Visitor } from '../identity/visitor.ts';

const ROUNDS = runsAll ? 12 : 2;
const REQUESTS = 21;
const SERVERS = 3;

let app: TestApp;
let urls: string[];
beforeAll(async () => {
  const DATABASE_URL = await freshDatabase();
  app = await startApp({ DATABASE_URL });
  const start = async (): Promise<string> => {
    const PORT = String(await freePort());
    const settings = { ...providersOf(app), DATABASE_URL, PORT, PUBLIC_URL: app.context.publicUrl };
    // All have the same pictures.
    const server = await spawnServer(app.dataDir, settings);
    atEnd(() => server.kill());
    return `http://127.0.0.1:${PORT}`;
  };
  urls = await Promise.all(Array.from({ length: SERVERS }, start));
}, 180_000);

afterEach(async () => {
  expect(await violationsOf(app.db)).toEqual([]);
});

/** The same request to all servers in turn, in an order of its own in each round. */
const race = (round: number, make: (url: string, n: number) => RawRequest): Promise<RawAnswer[]> => {
  const all = Array.from({ length: REQUESTS }, (_, n) => make(urls[n % SERVERS] ?? '', n));
  const [shuffled = all] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }), {
    seed: seed + round,
    numRuns: 1,
  });
  return atTheSameMoment(shuffled);
};

const counted = (answers: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, same]) => [status, same?.length]),
  );

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const idOf = async (username: string): Promise<number> =>
  (await app.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

test.each(rounds)('downloads with one credit: one succeeds (round %i)', async (round) => {
  const { token, username, resume } = await ownerWith(app, 0);
  await giveCredits(app, username, 1);
  const answers = await race(round, (url) => rawRequest(url, downloadResume, resume));
  expect(counted(answers)).toEqual({ 200: 1, 402: REQUESTS - 1 });
  expect(await balanceOf(app, token)).toBe(0);
});

test.each(rounds)('downloads under one key: one credit, and a PDF for each (round %i)', async (round) => {
  const { username, resume } = await ownerWith(app, 0);
  await giveCredits(app, username, 3);
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const answers = await race(round, (url) => rawRequest(url, downloadResume, { ...resume, headers }));
  expect(counted(answers)).toEqual({ 200: REQUESTS });
  expect((await ledgerOf(app, username)).map(({ delta }) => delta)).toEqual([1, 1, 1, -1]);
});

test.each(rounds)('registrations of one username: one account (round %i)', async (round) => {
  const username = `wanted.${randomUUID().slice(0, 8)}`;
  const body = (n: number) => ({ username, password: PASSWORD, email: `many${n}@example.com`, name: 'Many' });
  const answers = await race(round, (url, n) => rawRequest(url, register, { body: body(n) }));
  expect(counted(answers)).toEqual({ 201: 1, 409: REQUESTS - 1 });
});

test.each(rounds)('first arrivals of one Google account: one account of ours (round %i)', async (round) => {
  const person = newPerson(app);
  const ways = await Promise.all(
    Array.from({ length: REQUESTS }, async () => {
      const visitor = new Visitor(app);
      const callback = new URL(await visitor.choose(await visitor.leave(), person));
      const cookie = [...visitor.cookiesOf(app.url)].map(([name, value]) => `${name}=${value}`).join('; ');
      return { path: callback.pathname + callback.search, headers: { cookie } };
    }),
  );
  const answers = await race(round, (url, n) => rawOf(url, { method: 'GET', path: '', ...ways[n] }));
  expect(counted(answers)).toEqual({ 303: REQUESTS });
  const found = await app.db.selectFrom('identities').select('user_id').where('subject', '=', person.subject).execute();
  expect(found).toHaveLength(1);
  const tickets = await app.db.selectFrom('hand_overs').select('user_id').distinct().execute();
  expect(tickets.filter(({ user_id }) => user_id === found[0]?.user_id)).toHaveLength(1);
});

test.each(rounds)('credits given and taken by an administrator: their sum is right (round %i)', async (round) => {
  const admin = await signUp(app);
  await app.db.updateTable('users').set({ role: 'admin' }).where('username', '=', admin.username).execute();
  const { token, username } = await makeOwner(app);
  await giveCredits(app, username, REQUESTS);
  const params = { id: await idOf(username) };
  const change = (n: number) => (n % 3 === 0 ? -1 : 1);
  const answers = await race(round, (url, n) =>
    rawRequest(url, changeCredits, { as: admin.token, params, body: { change: change(n) } }),
  );
  expect(counted(answers)).toEqual({ 200: REQUESTS });
  const sum = Array.from({ length: REQUESTS }, (_, n) => change(n)).reduce((all, each) => all + each, 0);
  expect(await balanceOf(app, token)).toBe(REQUESTS + sum);
});

test.each(rounds)('the same webhook: what was paid is granted once (round %i)', async (round) => {
  const heard = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>();
  const ear = createServer(async (request, response) => {
    heard.resolve({ headers: request.headers, body: await buffer(request) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(ear, 'listening');
  const address = ear.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  app.stripe.control.setWebhookUrl(`http://127.0.0.1:${address.port}/`);
  const { token, username } = await makeOwner(app);
  const { answer } = await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  app.stripe.control.pay(sessionIn(answer.url));
  const { headers, body } = await heard.promise;
  ear.close();
  const { host: _host, connection: _connection, 'transfer-encoding': _encoding, ...signed } = headers;
  const sent = { ...signed, 'content-length': body.length };
  const answers = await race(round, (url) =>
    rawOf(url, { method: 'POST', path: '/api/stripe/webhook', headers: sent, body }),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await ledgerOf(app, username)).toEqual([{ delta: 10, kind: 'purchase', balance_after: 10 }]);
  expect((await newestPaymentOf(app, { username })).status).toBe('paid');
});

test.each(rounds)(
  'generations of one pet: each text stands once, and nothing of them is left (round %i)',
  async (round) => {
    const { token: as } = await makeOwner(app);
    const params = { pet_id: await makePet(app, as) };
    const answers = await race(round, (url) => rawRequest(url, generateResume, { as, params, body: {} }));
    expect(counted(answers)).toEqual({ 201: REQUESTS });
    const told = new Set(answers.map(({ body }) => generateResume.answer.parse(body).resume_id));
    const listed = (await app.send(listMyResumes, { as })).answer.map(({ resume_id }) => resume_id);
    expect(listed.toSorted()).toEqual([...told].toSorted());
    // The built-in writer takes some milliseconds: who comes after its end has another text written.
    expect(told.size).toBeLessThan(REQUESTS / 2);
    await expect.poll(() => app.db.selectFrom('writings').select('id').execute()).toEqual([]);
  },
);
