import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/types';
import { withoutTimeouts } from '#db/unhurried';

/** Has both databases write values as the same text. */
const ONE_WAY = sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('extra_float_digits', '1', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

/** Reads the database as it is at one moment, while others go on writing. */
export const atOneMoment = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(unhurriedly(work));

/** Writes all or nothing. */
export const allOrNothing = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(unhurriedly(work));

const unhurriedly =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await withoutTimeouts(tx);
    await ONE_WAY.execute(tx);
    return work(tx);
  };

const valuesOf = async <T>(db: Db, query: RawBuilder<{ value: T }>): Promise<T[]> =>
  (await query.execute(db)).rows.map(({ value }) => value);

/** Lists our tables, each after those that it refers to: migrations make them in that order. */
export const listTables = (db: Db): Promise<string[]> =>
  valuesOf(
    db,
    sql`select relname::text as value from pg_class where relnamespace = current_schema()::regnamespace
    and relkind = 'r' and relname not in ('kysely_migration', 'kysely_migration_lock') order by oid`,
  );

export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of await listTables(db)) {
    const [count] = await valuesOf<string>(db, sql`select count(*) as value from ${sql.table(table)}`);
    counts[table] = Number(count);
  }
  return counts;
};

/** Lists the migrations that made this schema, in their order. */
export const listMigrations = (db: Db): Promise<string[]> =>
  valuesOf(db, sql`select name as value from kysely_migration order by name collate "C"`);

export const insertMigrations = (tx: Tx, names: readonly string[]) =>
  sql`insert into kysely_migration (name, timestamp) select name, now()::text from unnest(${names}::text[]) name
    on conflict do nothing`.execute(tx);

/** Lists the paths of all pictures and proofs that rows name. */
export const listNamedPictures = (db: Db): Promise<string[]> =>
  valuesOf(
    db,
    sql`select picture as value from users where picture is not null
    union select picture from pets where picture is not null union select stored_file from proofs`,
  );

/** Lets another connection read the same moment as this transaction. */
export const exportSnapshot = async (tx: Tx): Promise<string> =>
  (await valuesOf<string>(tx, sql`select pg_export_snapshot() as value`))[0] ?? '';

/** Returns the major version of PostgreSQL. */
export const readServerVersion = async (db: Db): Promise<number> =>
  (await valuesOf<number>(db, sql`select current_setting('server_version_num')::int / 10000 as value`))[0] ?? 0;

/** Tells the database what its tables hold, as a PostgreSQL server finds out by itself after a while. */
export const analyze = (db: Db) => sql`analyze`.execute(db);
