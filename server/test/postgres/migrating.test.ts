import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#db/all-migrations';
import { OurDialect } from '#db/dialect';
import { migrate } from '#db/migrate';
import { openDatabase } from '#db/open';
import { openConnections } from '#db/postgres-pool';
import type { Database, Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

/** A version of some time ago had this one for its last. */
const OLD = '0010-one-at-a-time';

/** Our connections to a database, whatever its schema is. */
const connectTo = (connectionString: string): Db => {
  const pool = openConnections({ config: { connectionString }, poolSize: 5, preamble: null });
  const db = new Kysely<Database>({ dialect: new OurDialect(pool) });
  atEnd(() => db.destroy());
  return db;
};

/** A database as it is after the migrations up to that one; empty where none is named. */
const databaseAt = async (last: string | null) => {
  const databaseUrl = await freshDatabase();
  const db = connectTo(databaseUrl);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  if (last) await migrate(db, last);
  return { databaseUrl, db };
};

const made = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

test.each([
  ['an empty database', null],
  ['the schema of a version of some time ago', OLD],
])('two servers that start at once on %s both come up, and each migration is made once', async (_which, last) => {
  const { databaseUrl, db } = await databaseAt(last);
  const opened = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '' })));
  for (const { close } of opened) await close();
  expect(await made(db)).toEqual(Object.keys(migrations));
});

test('who waits for a table that somebody reads for long does not keep others from reading it meanwhile', async () => {
  const { databaseUrl, db } = await databaseAt(OLD);
  const longRead = await db.startTransaction().execute();
  await sql`select from users`.execute(longRead);
  const migrating = openDatabase({ databaseUrl, dataDir: '' });
  // Those who come while the migration waits for the table stand in line behind it, until it gives up for a moment.
  await expect.poll(() => waitsForATable(db)).toBe(true);
  await sql`select from users`.execute(db);
  await longRead.rollback().execute();
  await (await migrating).close();
  expect(await made(db)).toEqual(Object.keys(migrations));
});

const waitsForATable = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from pg_locks where not granted and locktype = 'relation'
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
};

test('a migration that fails leaves nothing of those before it behind, and no lock', async () => {
  const { databaseUrl, db } = await databaseAt(OLD);
  await sql`create table counted_days (nothing text)`.execute(db);
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow('counted_days');
  expect((await made(db)).at(-1)).toBe(OLD);
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  expect(rows).toEqual([]);
  await sql`drop table counted_days`.execute(db);
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
  expect(await made(db)).toEqual(Object.keys(migrations));
});
