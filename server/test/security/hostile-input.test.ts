import { login } from '@pawsume/contract/auth';
import { updateMe } from '@pawsume/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ensureAdmin } from '#features/auth/first-admin';
import { fc } from '../harness/fast-check.ts';
import { violationsOf } from '../harness/invariants.ts';
import { makeOwner, makeResume, PROFILE } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { EMBEDDED } from '../harness/start-app.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { hostileForm, hostileJson, hostileQuery } from './hostile.ts';
import { type QuietApp, startQuietApp } from './quiet-app.ts';
import { dumpTables } from './table-dump.ts';

const RUNS = Number(process.env.RUNS ?? (runsAll ? 8 : 4));
const ANSWERS_WITHIN_MS = 20_000;
const BOUNDARY = 'hostile';

let app: QuietApp;
let calls: DescribedCall[];
let admin: string;
beforeAll(async () => {
  app = await startQuietApp({ DATABASE_URL: EMBEDDED });
  calls = await describedCalls(app.url);
  const boss = { username: 'boss', password: 'a fine admin password' };
  await ensureAdmin({ db: app.db, now: new Date() }, boss);
  admin = (await app.send(login, { body: boss })).answer.token;
  await app.send(updateMe, { as: admin, body: PROFILE });
});

const failure = z.object({ error: z.string().min(1), msg: z.string().min(1), code: z.string().min(1) });

interface Sent {
  path: string;
  type: string;
  body: string | null;
}

/** Makes the call as it stands and checks what holds for every answer. Returns its status. */
const attack = async ({ method }: DescribedCall, token: string, { path, type, body }: Sent): Promise<number> => {
  const response = await fetch(app.url + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, ...(body !== null && { 'content-type': type }) },
    ...(body !== null && method !== 'GET' && { body: Buffer.from(body) }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status >= 400) failure.parse(JSON.parse(text));
  return response.status;
};

/** What no request may bring about, whoever sends it. */
const forgeries = async () => ({
  administrators: (await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).length - 1,
  paid: await app.db.selectFrom('resumes').select('id').where('is_paid', '=', true).execute(),
  given: await app.db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .select('resumes.id')
    .whereRef('pets.user_id', '!=', 'resumes.user_id')
    .execute(),
  money: await violationsOf(app.db),
  polluted: Object.keys(Object.prototype),
});
const NONE = { administrators: 0, paid: [], given: [], money: [], polluted: [] };

/** Somebody new, with a pet and a résumé, for each call: one of them may be deleted on the way. */
const victim = async () => {
  const { token } = await makeOwner(app);
  const { petId, resumeId } = await makeResume(app, token);
  const pathOf = ({ path }: DescribedCall) =>
    path.replaceAll(/\{(\w+)\}/g, () => String(path.includes('pet') ? petId : resumeId));
  return { token, pathOf };
};

/** Sends each, and compares the whole database around every refusal. */
const survives = async (call: DescribedCall, requests: fc.Arbitrary<Omit<Sent, 'path'> & { query: string }>) => {
  const { token, pathOf } = await victim();
  const path = pathOf(call);
  const as = call.path.includes('/admin/') ? admin : token;
  let known: Record<string, string[]> | null = null;
  await fc.assert(
    fc.asyncProperty(requests, async ({ query, ...sent }) => {
      known ??= await app.quietTables();
      const status = await attack(call, as, { ...sent, path: query ? `${path}?${query}` : path });
      if (status >= 400) expect(await dumpTables(app)).toEqual(known);
      else known = null;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
};

test('whatever is sent to whatever call, nothing breaks, nothing hangs, and a refusal stores nothing', async () => {
  for (const call of calls) {
    const json = call.body?.type === 'multipart/form-data' ? null : hostileJson(call);
    const body = call.method === 'GET' ? fc.constant(null) : (json ?? hostileForm(BOUNDARY));
    const type = json ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`;
    const requests = fc.record({ query: hostileQuery(call), body, type: fc.constant(type) });
    await survives(call, requests).catch((cause: unknown) => {
      throw new Error(call.name, { cause });
    });
  }
  expect(await forgeries()).toEqual(NONE);
}, 600_000);

test('other kinds of content are refused by every call that takes a body', async () => {
  const { token, pathOf } = await victim();
  const kinds = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', ''];
  const before = await app.quietTables();
  for (const call of calls.filter(({ body }) => body !== null)) {
    for (const type of kinds) {
      const status = await attack(call, token, { path: pathOf(call), type, body: '{"a":1}' });
      expect([call.name, type, status >= 400]).toEqual([call.name, type, true]);
    }
  }
  expect(await dumpTables(app)).toEqual(before);
});
