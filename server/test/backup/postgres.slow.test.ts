import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#backup/databases';
import { databaseIn } from '#backup/folder';
import { makeBackup } from '#backup/make';
import { restorePostgres } from '#backup/postgres-client';
import { restoreBackup } from '#backup/restore';
import { openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { violationsOf } from '../harness/invariants.ts';
import { findPgbouncer, startPgbouncer } from '../harness/pgbouncer.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { contentsOf } from './places.ts';

const hasProgram = (program: string): boolean => {
  try {
    return execFileSync(program, ['--version']).length > 0;
  } catch {
    return false;
  }
};

/** npm brings a server without its client, so both have to be the machine's own (Debian: `postgresql`). */
const skip = !hasProgram('pg_dump');
if (skip) process.stdout.write('Not tested: backups of PostgreSQL, because pg_dump is not installed.\n');

let postgres: Postgres;
let url: string;
let pictures: PictureStore;
let backup: string;
/** The rows of the moment that the backup is of. */
let users: string[] | undefined;
beforeAll(async () => {
  if (skip) return;
  postgres = await startPostgres({ isOwn: true });
  atEnd(() => postgres.stop());
  url = await postgres.createDatabase();
  pictures = openPictureStore(join(await emptyDataDir(), 'pictures'));
  backup = join(await emptyDataDir(), 'backup');
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  atEnd(database.close);
  const seeds = { users: 200, password: 'a password of the seeds', prices: DEFAULT_PRICES };
  await seedDatabase(database.db, { ...seeds, until: new Date() });
  const stop = goOnUsing(database.db, pictures);
  const { missing } = await makeBackup({ database, databaseUrl: url, pictures, folder: backup }).finally(stop);
  expect(missing).toEqual([]);
  users = (await contentsOf(database.db)).users;
}, 180_000);

/** Adds pictures and credits, one after the other until it is told to stop. */
const goOnUsing = (db: Db, store: PictureStore) => {
  let isStopped = false;
  const use = async () => {
    for (let id = 1; !isStopped; id += 1) {
      const picture = await store.add({ print: randomBytes(2000), screen: randomBytes(500) });
      await db.updateTable('users').set({ picture }).where('id', '=', id).execute();
      await sql`with entry as (insert into credit_ledger (user_id, delta, kind, actor_id, balance_after, created_at)
          select id, 1, 'admin', id, download_credits + 1, now() from users where id = ${id} returning user_id)
        update users set download_credits = download_credits + 1 where id in (select user_id from entry)`.execute(db);
    }
  };
  const using = use();
  return async () => {
    isStopped = true;
    await using;
  };
};

test.skipIf(skip)(
  'a backup of PostgreSQL that is made while people go on is of one moment, and is restored whole',
  {
    timeout: 120_000,
  },
  async () => {
    const where = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
    const restored = openPictureStore(join(await emptyDataDir(), 'pictures'));
    const { manifest } = await restoreBackup({ where, pictures: restored, folder: backup });
    expect(manifest.rows.users).toBe(201);
    await withDatabase(where, async ({ db }) => {
      expect(await violationsOf(db)).toEqual([]);
      const named = await db.selectFrom('users').select('picture').where('picture', 'is not', null).execute();
      for (const { picture } of named) expect(await restored.find(picture ?? ''), String(picture)).not.toBeNull();
      const rows = (await contentsOf(db)).users ?? [];
      expect(rows.length).toBe(users?.length);
      // Those that nobody changed since.
      expect(rows.filter((row) => row.includes('"picture":null'))).toEqual(expect.arrayContaining(untouched()));
    });
    await (await openDatabase(where)).close();
  },
);

const untouched = () => users?.filter((row) => row.includes('"picture":null')) ?? [];

test.skipIf(skip)('no server starts on a database whose restore was cut off, and no restore goes over it', async () => {
  const where = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
  await restorePostgres(where.databaseUrl, databaseIn(backup, 'postgresql'));
  await expect(openDatabase(where)).rejects.toThrow('already exists');
  await expect(restoreBackup({ where, pictures, folder: backup })).rejects.toThrow('The database is not empty');
});

const pgbouncer = await findPgbouncer();
test.skipIf(skip || !pgbouncer)('a backup by way of PgBouncer is refused', async () => {
  const { urlOf, stop } = await startPgbouncer(pgbouncer ?? '', postgres.url);
  atEnd(stop);
  const databaseUrl = urlOf(url);
  const folder = join(await emptyDataDir(), 'backup');
  await withDatabase({ databaseUrl, dataDir: '' }, (database) =>
    expect(makeBackup({ database, databaseUrl, pictures, folder })).rejects.toThrow('DATABASE_URL names a pooler'),
  );
});
