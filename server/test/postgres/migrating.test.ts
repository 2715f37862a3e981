import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#db/all-migrations';
import { migrate } from '#db/migrate';
import { OurDialect, openDatabase } from '#db/open';
import { openConnections } from '#db/postgres-pool';
import type { Database, Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

/** The migrations of a next version. */
const next = {
  ...migrations,
  '9998-nickname': { up: async (db: Db) => void (await sql`alter table users add column nickname text`.execute(db)) },
  '9999-toys': { up: async (db: Db) => void (await sql`create table toys (name text)`.execute(db)) },
};

/** Opens connections without migrating. */
const connectTo = (connectionString: string): Db => {
  const pool = openConnections({ config: { connectionString }, poolSize: 5, preamble: null });
  const db = new Kysely<Database>({ dialect: new OurDialect(pool) });
  atEnd(() => db.destroy());
  return db;
};

/** A database with the current schema, or an empty one. */
const database = async (schema: 'empty' | 'current') => {
  const databaseUrl = await freshDatabase();
  const db = connectTo(databaseUrl);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  if (schema === 'current') await migrate(db);
  return { databaseUrl, db };
};

const made = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

test.each(['empty', 'current'] as const)(
  'two servers that start together migrate the %s schema once',
  async (schema) => {
    const { databaseUrl, db } = await database(schema);
    const counts = await Promise.all([1, 2].map(() => migrate(connectTo(databaseUrl), next)));
    expect(await made(db)).toEqual(Object.keys(next));
    const missing = schema === 'empty' ? Object.keys(next) : Object.keys(next).slice(Object.keys(migrations).length);
    expect(counts.sort((a, b) => a - b)).toEqual([0, missing.length]);
  },
);

test('a migration that waits for a locked table does not block readers of the table', async () => {
  const { databaseUrl, db } = await database('current');
  const longRead = await db.startTransaction().execute();
  await sql`select from users`.execute(longRead);
  const migrating = migrate(connectTo(databaseUrl), next);
  // Readers queue behind the migration's lock request until it times out.
  await expect.poll(() => waitsForATable(db)).toBe(true);
  await sql`select from users`.execute(db);
  await longRead.rollback().execute();
  await migrating;
  expect(await made(db)).toEqual(Object.keys(next));
});

const waitsForATable = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from pg_locks where not granted and locktype = 'relation'
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
};

test('a failed migration undoes those before it and releases the lock', async () => {
  const { db } = await database('current');
  await sql`create table toys (nothing text)`.execute(db);
  await expect(migrate(db, next)).rejects.toThrow('toys');
  expect(await made(db)).toEqual(Object.keys(migrations));
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  expect(rows).toEqual([]);
  await sql`drop table toys`.execute(db);
  await migrate(db, next);
  expect(await made(db)).toEqual(Object.keys(next));
});

test('the server does not start on the tables of another version', async () => {
  const { databaseUrl, db } = await database('current');
  await sql`update kysely_migration set name = '0001-initial' where name = '0001-schema'`.execute(db);
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow('tables of another version');
});
