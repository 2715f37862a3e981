import { getResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ownerWith } from '../harness/credits.ts';
import { fc } from '../harness/fast-check.ts';
import { violationsOf } from '../harness/invariants.ts';
import { makeAdmin } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { hostileForm, hostileJson, hostileQuery } from './hostile.ts';
import { startQuietApp } from './quiet-app.ts';
import { dumpTables } from './table-dump.ts';

const RUNS = Number(process.env.RUNS ?? (runsAll ? 8 : 2));
const ANSWERS_WITHIN_MS = 20_000;
const BOUNDARY = 'hostile';

const app = await startQuietApp();
const calls = await describedCalls(app.url);
const admin = (await makeAdmin(app)).token;

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

/** Somebody new with a pet and a résumé, until a call ends their session or deletes what the next would be about. */
const makeVictim = async () => {
  const { token, petId, resumeId, resume } = await ownerWith(app);
  const pathOf = ({ path }: DescribedCall) =>
    path.replaceAll(/\{(\w+)\}/g, () => String(path.includes('pet') ? petId : resumeId));
  const isWhole = async () => (await app.send(getResume, resume)).status === 200;
  return { token, pathOf, isWhole };
};

/** Sends each, and compares the whole database around every refusal. */
const survives = async (
  call: DescribedCall,
  { token, pathOf }: Awaited<ReturnType<typeof makeVictim>>,
  requests: fc.Arbitrary<Omit<Sent, 'path'> & { query: string }>,
) => {
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
  let victim = await makeVictim();
  for (const call of calls) {
    if (!(await victim.isWhole())) victim = await makeVictim();
    const json = call.body?.type === 'multipart/form-data' ? null : hostileJson(call);
    const body = call.method === 'GET' ? fc.constant(null) : (json ?? hostileForm(BOUNDARY));
    const type = json ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`;
    const requests = fc.record({ query: hostileQuery(call), body, type: fc.constant(type) });
    await survives(call, victim, requests).catch((cause: unknown) => {
      throw new Error(call.name, { cause });
    });
  }
  expect(await forgeries()).toEqual(NONE);
}, 600_000);

test('other kinds of content are refused by every call that takes a body', async () => {
  const { token, pathOf } = await makeVictim();
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
