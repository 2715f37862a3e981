import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeBackup } from '#backup/make';
import { move } from '#backup/move';
import { silent } from '#backup/progress';
import { restoreBackup } from '#backup/restore';
import { type OpenDatabase, openAsItIs, openDatabase } from '#db/open';
import type { Db } from '#db/types';
import { isDatabaseAway } from '#lib/database-error';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { violationsOf } from '../harness/invariants.ts';
import { findPgbouncer, startPgbouncer } from '../harness/pgbouncer.ts';
import { startPostgres } from '../harness/postgres.ts';
import { givePictures } from './places.ts';

const progress = silent;
const program = await findPgbouncer();

/** A PostgreSQL by itself, or behind PgBouncer. */
const servers = async (how: 'alone' | 'behind PgBouncer') => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const pgbouncer = how === 'alone' ? null : await startPgbouncer(program ?? '', postgres.url);
  if (pgbouncer) atEnd(() => pgbouncer.stop());
  const open = async (url: string): Promise<OpenDatabase> => {
    const opened = await openDatabase({ databaseUrl: pgbouncer ? pgbouncer.urlOf(url) : url, dataDir: '' });
    atEnd(opened.close);
    return opened;
  };
  return { postgres, open };
};

const SEED = { users: 200, password: 'a password of the seeds', prices: DEFAULT_PRICES };

/** Replaces pictures, spends and makes credits, one after the other until it is told to stop. */
const goOnUsing = (db: Db, pictures: PictureStore) => {
  let isStopped = false;
  let replaced = 0;
  const use = async () => {
    while (!isStopped) {
      const path = await pictures.add({ print: randomBytes(2000), screen: randomBytes(500) });
      const id = 1 + (replaced % 40);
      const { picture } = await db.selectFrom('users').select('picture').where('id', '=', id).executeTakeFirstOrThrow();
      await db.updateTable('users').set({ picture: path }).where('id', '=', id).execute();
      if (picture) await pictures.remove(picture);
      await sql`with entry as (insert into credit_ledger (user_id, delta, kind, actor_id, balance_after, created_at)
          select id, 1, 'admin', id, download_credits + 1, now() from users where id = ${id} returning user_id)
        update users set download_credits = download_credits + 1 where id in (select user_id from entry)`.execute(db);
      replaced += 1;
      // Else they would be replaced faster than anybody can copy them.
      await sleep(50);
    }
  };
  const using = use();
  return async () => {
    isStopped = true;
    await using;
    return replaced;
  };
};

describe.each(['alone', 'behind PgBouncer'] as const)('on a PostgreSQL %s', (how) => {
  test.skipIf(how !== 'alone' && !program)(
    'a backup that is made while people go on is of one moment, and whole',
    { timeout: 120_000 },
    async () => {
      const { postgres, open } = await servers(how);
      const { db } = await open(await postgres.createDatabase());
      await seedDatabase(db, { ...SEED, until: new Date() });
      const dataDir = await emptyDataDir();
      await givePictures(db, dataDir, 40);
      const pictures = openPictureStore(join(dataDir, 'pictures'));
      const stop = goOnUsing(db, pictures);
      atEnd(async () => void (await stop()));
      const folder = join(await emptyDataDir(), 'backup');
      const { tables } = await makeBackup({ db, pictures, folder, progress });
      expect(await stop()).toBeGreaterThan(0);
      expect(tables.find(({ name }) => name === 'users')?.rows).toBe(201);

      const empty = await postgres.createDatabase();
      const target = await openAsItIs({ databaseUrl: empty, dataDir: '' });
      atEnd(target.close);
      const restored = openPictureStore(join(await emptyDataDir(), 'pictures'));
      const parts = { db: target.db, pictures: restored, folder, erased: [], progress };
      const { manifest } = await restoreBackup(parts);
      expect(manifest.pictures.missing).toEqual([]);
      expect(await violationsOf(target.db)).toEqual([]);
      const named = await target.db.selectFrom('users').select('picture').where('picture', 'is not', null).execute();
      expect(named.length).toBeGreaterThan(30);
      for (const { picture } of named) expect(await restored.find(picture ?? ''), String(picture)).not.toBeNull();
    },
  );
});

test('a restore and a move whose database is lost leave nothing, and are done by the next run', {
  timeout: 120_000,
}, async () => {
  const { postgres, open } = await servers('alone');
  const { db } = await open(await postgres.createDatabase());
  await seedDatabase(db, { ...SEED, until: new Date() });
  const pictures = openPictureStore(join(await emptyDataDir(), 'pictures'));
  const folder = join(await emptyDataDir(), 'backup');
  await makeBackup({ db, pictures, folder, progress });

  const url = await postgres.createDatabase();
  const target = await openAsItIs({ databaseUrl: url, dataDir: '' });
  atEnd(target.close);
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(url).pathname.slice(1)}`;
  /** Cuts all connections to the target after so many rows. */
  const cutting = (rows: number) => {
    let done = 0;
    const add = (count: number) => {
      done += count;
      if (done >= rows && done - count < rows) void cut().execute(db);
    };
    return { begin: () => ({ add, end: () => undefined }) };
  };
  const parts = { db: target.db, pictures, folder, erased: [] };
  await expect(restoreBackup({ ...parts, progress: cutting(900) })).rejects.toSatisfy(isDatabaseAway);
  const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(target.db);
  expect(rows).toEqual([]);
  expect(await restoreBackup({ ...parts, progress })).toMatchObject({ wasThere: false });
  expect(await violationsOf(target.db)).toEqual([]);

  const other = await openAsItIs({ databaseUrl: await postgres.createDatabase(), dataDir: '' });
  atEnd(other.close);
  const moving = { from: { db: target.db, pictures }, to: { db: other.db, pictures: null } };
  await expect(move({ ...moving, progress: cutting(900) })).rejects.toSatisfy(isDatabaseAway);
  expect(await move({ ...moving, progress })).toEqual({ wasThere: false });
  expect(await violationsOf(other.db)).toEqual([]);
});
