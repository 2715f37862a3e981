import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { beforeAll, expect, test } from 'vitest';
import { LEFT_OUT } from '#backup/left-out';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { fc, seed } from '../harness/fast-check.ts';
import { violationsOf } from '../harness/invariants.ts';
import { runsAll } from '../harness/runs-all.ts';
import { run } from './commands.ts';
import { contentsOf, emptyDatabase, filesIn, givePictures, numbersOf, within } from './places.ts';

const KILLS = runsAll ? 12 : 4;
/** None says more lines than this before it is done. */
const LINES = 40;

/** An embedded database with pictures. */
let dataDir: string;
let before: Record<string, string[]>;
let numbers: unknown[];
let files: Record<string, string>;
beforeAll(async () => {
  dataDir = await preparedDataDir();
  await within({ databaseUrl: null, dataDir }, async (db) => {
    const until = new Date();
    await seedDatabase(db, { users: 60, password: 'a password of the seeds', prices: DEFAULT_PRICES, until });
    await givePictures(db, dataDir, 60);
    before = await contentsOf(db);
    numbers = await numbersOf(db);
  });
  files = await filesIn(join(dataDir, 'pictures'));
}, 120_000);

/** Points to be killed at, the same each time; the last is too late. */
const points = fc.sample(fc.integer({ min: 1, max: LINES - 1 }), { numRuns: KILLS - 1, seed }).concat(1000);

const withoutNextLook = (contents: Record<string, string[]>) => ({
  ...contents,
  payments: contents.payments?.map((row) => row.replace(/"next_check_at":("[^"]*"|null)/, '')),
});

/** Runs a command that is killed again and again, and once more to its end. @returns how often it was killed. */
const runWithKills = async (
  command: 'backup' | 'restore' | 'move',
  how: Parameters<typeof run>[1],
): Promise<number> => {
  let kills = 0;
  for (const killAfter of points) {
    const { code, said } = await run(command, { ...how, killAfter });
    if (code === null) kills += 1;
    else if (code !== 0) expect(said).toContain('finished backup');
    else return kills;
  }
  return kills;
};

test('a backup that was killed is gone on with, and so is its restore into either database', {
  timeout: 400_000,
}, async () => {
  const backup = join(await emptyDataDir(), 'backup');
  expect(await runWithKills('backup', { args: [backup], settings: { DATA_DIR: dataDir } })).toBeGreaterThan(0);
  expect(await filesIn(join(backup, 'pictures'))).toEqual(files);
  for (const DATABASE_URL of ['', await emptyDatabase()]) {
    const target = await emptyDataDir();
    const settings = { DATA_DIR: target, DATABASE_URL };
    expect(await runWithKills('restore', { args: [backup], settings })).toBeGreaterThan(0);
    expect(await run('restore', { args: [backup], settings })).toMatchObject({
      code: 0,
      said: expect.stringContaining('already'),
    });
    expect(await filesIn(join(target, 'pictures'))).toEqual(files);
    await within({ databaseUrl: DATABASE_URL || null, dataDir: target }, async (db) => {
      const leftOut = Object.fromEntries(Object.keys(LEFT_OUT).map((table) => [table, []]));
      expect(withoutNextLook(await contentsOf(db))).toEqual(withoutNextLook({ ...before, ...leftOut }));
      expect(await numbersOf(db)).toEqual(numbers);
      expect(await violationsOf(db)).toEqual([]);
    });
  }
});

test('a move that was killed is gone on with, and changes nothing where it came from', {
  timeout: 400_000,
}, async () => {
  const copy = await emptyDataDir();
  await cp(dataDir, copy, { recursive: true });
  const DATABASE_URL = await emptyDatabase();
  expect(await runWithKills('move', { settings: { DATA_DIR: copy, DATABASE_URL } })).toBeGreaterThan(0);
  for (const where of [
    { databaseUrl: DATABASE_URL, dataDir: '' },
    { databaseUrl: null, dataDir: copy },
  ]) {
    await within(where, async (db) => {
      expect(await contentsOf(db)).toEqual(before);
      expect(await numbersOf(db)).toEqual(numbers);
      expect(await violationsOf(db)).toEqual([]);
    });
  }
});
