import { beforeEach, expect, test } from 'vitest';
import { releaseLease, takeLease } from '#db/lease';
import { type LeasedJob, type RunningJob, startLeasedJob } from '#db/leased-job';
import { openDatabase } from '#db/open';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

const LEASE = 'a job';

const { db, close } = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '' });
atEnd(close);
beforeEach(async () => {
  await db.deleteFrom('leases').execute();
});

const ANOTHER = 'another machine';

const start = (pass: LeasedJob['pass'], rest: Partial<LeasedJob> = {}): RunningJob => {
  const onError = (error: unknown) => expect.fail(String(error));
  return startLeasedJob(db, { lease: LEASE, everyMs: 5, keepsLease: true, onError, pass, ...rest });
};
const anotherTakesIt = () => takeLease(db, LEASE, ANOTHER);
const anotherReleasesIt = () => releaseLease(db, LEASE, ANOTHER);
/** Also from who has it. */
const handToAnother = () => db.updateTable('leases').set({ holder: ANOTHER }).where('name', '=', LEASE).execute();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const endOfLease = async () =>
  (await db.selectFrom('leases').select('until').where('name', '=', LEASE).executeTakeFirstOrThrow()).until;

test('is done at once and again after each pause, until it is stopped', async () => {
  let passes = 0;
  const job = start(async () => {
    passes += 1;
  });
  await expect.poll(() => passes).toBeGreaterThan(2);
  await job.stop();
  const before = passes;
  await pause(50);
  expect(passes).toBe(before);
});

test('is not begun again while a pass goes on', async () => {
  let running = 0;
  const atOnce: number[] = [];
  const job = start(async () => {
    running += 1;
    atOnce.push(running);
    await pause(20);
    running -= 1;
  });
  await expect.poll(() => atOnce.length).toBeGreaterThan(2);
  await job.stop();
  expect(Math.max(...atOnce)).toBe(1);
});

test('waits while another machine has the lease, and is told that it comes to it anew', async () => {
  await anotherTakesIt();
  const news: boolean[] = [];
  const job = start(async ({ isNew }) => {
    news.push(isNew);
  });
  await pause(50);
  expect(news).toEqual([]);
  await anotherReleasesIt();
  await expect.poll(() => news.length).toBeGreaterThan(1);
  expect(news.slice(0, 2)).toEqual([true, false]);
  await expect
    .poll(async () => {
      await handToAnother();
      await pause(20);
      await anotherReleasesIt();
      return news.slice(2);
    })
    .toContain(true);
  await job.stop();
});

test('is kept from other machines between passes, or left to them', async () => {
  for (const keepsLease of [true, false]) {
    let passes = 0;
    const pass = async () => {
      passes += 1;
    };
    const job = start(pass, { keepsLease, everyMs: 60_000 });
    await expect.poll(() => passes).toBe(1);
    if (keepsLease) expect(await anotherTakesIt()).toBe(false);
    else await expect.poll(anotherTakesIt).toBe(true);
    await job.stop();
  }
});

test('renews its lease while it goes on, and ends where another took it', async () => {
  const answers: boolean[] = [];
  let before: Date | undefined;
  let after: Date | undefined;
  const job = start(
    async ({ mayGoOn }) => {
      before = await endOfLease();
      await pause(5);
      answers.push(await mayGoOn());
      after = await endOfLease();
      await handToAnother();
      answers.push(await mayGoOn());
    },
    { everyMs: 60_000 },
  );
  await expect.poll(() => answers).toEqual([true, false]);
  expect(after?.getTime()).toBeGreaterThan(before?.getTime() ?? Number.POSITIVE_INFINITY);
  await job.stop();
});

test('goes on after a pass that failed, as if it had not been', async () => {
  const errors: unknown[] = [];
  const news: boolean[] = [];
  const job = start(
    async ({ isNew }) => {
      news.push(isNew);
      if (news.length === 1) throw new Error('no luck');
    },
    { onError: (error) => errors.push(error) },
  );
  await expect.poll(() => news.length).toBeGreaterThan(2);
  await job.stop();
  expect(errors).toEqual([new Error('no luck')]);
  expect(news.slice(0, 3)).toEqual([true, true, false]);
});

test('tells a pass under way to end when it is stopped, waits for it, and then lets another machine have it', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const job = start(
    async ({ mayGoOn }) => {
      begun.resolve();
      await goOn.promise;
      order.push(`may go on: ${await mayGoOn()}`);
    },
    {
      finish: async () => {
        order.push(`finishes, another has it: ${await anotherTakesIt()}`);
      },
    },
  );
  await begun.promise;
  const stopped = job.stop().then(() => order.push('stopped'));
  await pause(50);
  expect(order).toEqual([]);
  goOn.resolve();
  await stopped;
  expect(order).toEqual(['may go on: false', 'finishes, another has it: false', 'stopped']);
  expect(await anotherTakesIt()).toBe(true);
});
