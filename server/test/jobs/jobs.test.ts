import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { claimJobs, deleteOldGivenUpJobs, reviveJobs } from '#db/jobs/job-queries';
import { pauseAfter } from '#db/jobs/start-jobs';
import { JobFailure } from '#lib/job-failure';
import { runsAll } from '../harness/runs-all.ts';
import { leaveBehind, openTable, rowsOf, startWorker } from './worker.ts';

const JOB = { kind: 'confirm-email' } as const;

test('two machines do each job once', async () => {
  const { db, url } = await openTable();
  const other = await openTable(url);
  const done: string[] = [];
  const handler = async ({ id }: { id: string }) => {
    done.push(id);
    await sleep(5);
    return 'done' as const;
  };
  const [one, two] = [startWorker(db, handler), startWorker(other.db, handler)];
  for (let n = 0; n < 60; n += 1) await one.jobs.post(db, JOB);
  await expect.poll(() => rowsOf(db)).toEqual([]);
  expect(done).toHaveLength(60);
  expect(new Set(done).size).toBe(60);
  expect([...one.outcomes, ...two.outcomes].every((outcome) => outcome === 'done')).toBe(true);
  expect(two.outcomes.length).toBeGreaterThan(0);
});

test('of many that ask for jobs at once, each job is given to one', async () => {
  const { db } = await openTable();
  const worker = startWorker(db, async () => 'done', { everyMs: 60_000 });
  await worker.stop();
  for (let n = 0; n < 40; n += 1) await worker.jobs.post(db, JOB);
  const ask = () => claimJobs(db, { claim: crypto.randomUUID(), kinds: [JOB.kind], limit: 6 });
  const given = (await Promise.all(Array.from({ length: 8 }, ask))).flat().map(({ id }) => id);
  expect(given.length).toBeGreaterThan(6);
  expect(new Set(given).size).toBe(given.length);
});

test('a job that fails is tried again, and done once it succeeds', async () => {
  const { db } = await openTable();
  let tries = 0;
  const worker = startWorker(db, async (job) => {
    tries = job.tries;
    if (tries < 3) throw new JobFailure('EBUSY 451');
    return 'done';
  });
  await worker.jobs.post(db, JOB);
  await expect.poll(() => rowsOf(db)).toEqual([]);
  expect(tries).toBe(3);
  expect(worker.outcomes).toEqual(['failed', 'failed', 'done']);
});

test('what is refused for good, or fails too often, is kept with its reason and tried again only when asked for', async () => {
  const { db } = await openTable();
  let refuses = true;
  const worker = startWorker(db, async () => {
    if (refuses) throw new JobFailure('EENVELOPE 550', { isFinal: true });
    return 'done';
  });
  await worker.jobs.post(db, JOB);
  await expect.poll(async () => (await rowsOf(db))[0]?.gave_up_at).toBeInstanceOf(Date);
  await sleep(150);
  const [row] = await rowsOf(db);
  expect(row).toMatchObject({ tries: 1, reason: 'EENVELOPE 550', claim: null });
  expect(worker.outcomes).toEqual(['given up']);
  refuses = false;
  expect(await reviveJobs(db, { kind: 'reset-password' })).toBe(0);
  expect(await reviveJobs(db, { id: row?.id ?? '' })).toBe(1);
  await expect.poll(() => rowsOf(db)).toEqual([]);
  expect(worker.outcomes).toEqual(['given up', 'done']);
});

test('pauses grow to two hours, and end after half a day', () => {
  const pauses = Array.from({ length: 14 }, (_, n) => pauseAfter(n + 1));
  expect(pauses.filter((pause) => pause === null)).toHaveLength(3);
  const whole = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
  expect(whole).toBeGreaterThan(6 * 3_600_000);
  expect(Math.max(...pauses.map((pause) => pause ?? 0))).toBeLessThanOrEqual(2.4 * 3_600_000);
});

test('what a machine that died had begun is taken up ten seconds later, and not before', async () => {
  const { db } = await openTable();
  const taken: string[] = [];
  const left = await leaveBehind(db, 10_000);
  await leaveBehind(db, 8000);
  startWorker(db, async ({ id, tries }) => {
    taken.push(`${id} ${tries}`);
    return 'done';
  });
  await expect.poll(() => taken).toEqual([`${left} 2`]);
  await sleep(200);
  expect(taken).toHaveLength(1);
});

test.runIf(runsAll)('a job that takes long is not taken for abandoned', { timeout: 30_000 }, async () => {
  const { db } = await openTable();
  let begun = 0;
  const slow = async () => {
    begun += 1;
    await sleep(12_000);
    return 'done' as const;
  };
  const worker = startWorker(db, slow);
  startWorker(db, slow);
  await worker.jobs.post(db, JOB);
  await expect.poll(() => rowsOf(db), { timeout: 20_000 }).toEqual([]);
  expect(begun).toBe(1);
});

test('a slow job does not hold up the others', async () => {
  const { db } = await openTable();
  const ended: string[] = [];
  const worker = startWorker(db, async ({ about }) => {
    await sleep(about === 'slow' ? 1000 : 5);
    ended.push(about ?? '');
    return 'done';
  });
  await worker.jobs.post(db, { ...JOB, about: 'slow' });
  for (let n = 0; n < 10; n += 1) await worker.jobs.post(db, { ...JOB, about: `${n}` });
  await expect.poll(() => ended.length).toBe(11);
  expect(ended.at(-1)).toBe('slow');
});

test('a job whose transaction is rolled back was never posted, and of those under one key there is one', async () => {
  const { db } = await openTable();
  const worker = startWorker(db, async () => 'done', { everyMs: 60_000 });
  await worker.stop();
  const { post } = worker.jobs;
  const broken = db.transaction().execute(async (tx) => {
    await post(tx, JOB);
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  expect(await rowsOf(db)).toEqual([]);
  for (let n = 0; n < 2; n += 1) await post(db, { ...JOB, key: 'the same' });
  expect(await rowsOf(db)).toHaveLength(1);
});

test('kinds of a newer version are left to it', async () => {
  const { db } = await openTable();
  const worker = startWorker(db, async () => 'done', { everyMs: 60_000 });
  await worker.stop();
  await worker.jobs.post(db, JOB);
  expect(await claimJobs(db, { claim: crypto.randomUUID(), kinds: ['remove-picture'], limit: 6 })).toEqual([]);
});

test('what was given up goes after its time', async () => {
  const { db } = await openTable();
  const worker = startWorker(db, async () => {
    throw new JobFailure('no', { isFinal: true });
  });
  await worker.jobs.post(db, JOB);
  await expect.poll(async () => (await rowsOf(db))[0]?.gave_up_at).toBeInstanceOf(Date);
  await deleteOldGivenUpJobs(db, new Date(Date.now() - 60_000));
  expect(await rowsOf(db)).toHaveLength(1);
  await deleteOldGivenUpJobs(db, new Date(Date.now() + 60_000));
  expect(await rowsOf(db)).toEqual([]);
});
