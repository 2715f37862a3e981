import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { expect, test } from 'vitest';
import { parseConfig } from '#config';
import { openPictures } from '#pictures/open-pictures';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { violationsOf } from '../harness/invariants.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { run } from './commands.ts';
import { contentsOf, emptyDatabase, filesIn, givePictures, within } from './places.ts';

/** What lies in the bucket of these settings, by the names of the files. */
const filesInBucket = async (settings: Record<string, string>): Promise<Record<string, string>> => {
  const bucket = await openPictures(parseConfig({ DATA_DIR: await emptyDataDir(), ...settings }));
  const files: Record<string, string> = {};
  for await (const { file } of bucket.listFiles()) {
    files[file] = ((await bucket.readFile(file)) ?? Buffer.alloc(0)).toString('base64');
  }
  return Object.fromEntries(Object.entries(files).sort());
};

test('pictures are moved into a bucket, backed up from it, and restored to another one', {
  timeout: 300_000,
}, async () => {
  const dataDir = await preparedDataDir();
  const before = await within({ databaseUrl: null, dataDir }, async (db) => {
    const until = new Date();
    await seedDatabase(db, { users: 30, password: 'a password of the seeds', prices: DEFAULT_PRICES, until });
    await givePictures(db, dataDir, 30);
    return contentsOf(db);
  });
  const files = await filesIn(join(dataDir, 'pictures'));
  const [bucket, other] = [(await s3StandIn()).settings, (await s3StandIn()).settings];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: await emptyDatabase(), ...bucket };
  expect(await run('move', { settings, killAfter: 4 })).toMatchObject({ code: null });
  const moved = await run('move', { settings });
  expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('Pictures are in the bucket.') });
  expect(await filesInBucket(bucket)).toEqual(files);
  expect(await filesIn(join(dataDir, 'pictures'))).toEqual(files);
  await within({ databaseUrl: settings.DATABASE_URL, dataDir: '' }, async (db) => {
    expect(await contentsOf(db)).toEqual(before);
    expect(await violationsOf(db)).toEqual([]);
  });

  const folder = join(await emptyDataDir(), 'backup');
  const elsewhere = { DATA_DIR: await emptyDataDir(), DATABASE_URL: settings.DATABASE_URL, ...bucket };
  expect(await run('backup', { args: [folder], settings: elsewhere })).toMatchObject({ code: 0 });
  const again = { DATA_DIR: await emptyDataDir(), DATABASE_URL: await emptyDatabase(), ...other };
  expect(await run('restore', { args: [folder], settings: again })).toMatchObject({ code: 0 });
  expect(await filesInBucket(other)).toEqual(files);
});
