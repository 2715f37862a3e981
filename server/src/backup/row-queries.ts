import { sql } from 'kysely';
import type { Db, Tx } from '#db/types';
import { withoutTimeouts } from '#db/unhurried';
import type { StoredTable } from './table-queries.ts';

/** Rows that are in memory at a time. */
const AT_ONCE = 500;

/** Has every type written and read in one way, whatever the database is set to. */
const ONE_WAY = [
  sql`set local timezone = 'UTC'`,
  sql`set local datestyle = 'ISO, YMD'`,
  sql`set local intervalstyle = 'postgres'`,
  sql`set local bytea_output = 'hex'`,
  sql`set local extra_float_digits = 1`,
  sql`set local idle_in_transaction_session_timeout = 0`,
];

const settle = async (tx: Tx): Promise<void> => {
  await withoutTimeouts(tx);
  for (const setting of ONE_WAY) await setting.execute(tx);
};

/** Reads all as it is at one moment, while others go on writing. */
export const atOneMoment = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await settle(tx);
      return work(tx);
    });

/** Writes all or nothing. */
export const allOrNothing = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await settle(tx);
    return work(tx);
  });

export const countRows = async (tx: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
  return Number(rows[0]?.count);
};

/** Each row as a line of JSON: the names of its columns, and its values as PostgreSQL writes them. In the order of the key. */
export async function* readLines(
  tx: Tx,
  { name, order }: Pick<StoredTable, 'name' | 'order'>,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const names = sql.join(columns.map((column) => sql.lit(column)));
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  await sql`declare copied_rows no scroll cursor for
    select json_object(array[${names}]::text[], array[${values}]::text[])::text as line
    from ${sql.table(name)} order by ${sql.raw(order)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(AT_ONCE)} from copied_rows`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await sql`close copied_rows`.execute(tx);
}

export const insertLines = (tx: Tx, { name, columns }: StoredTable, lines: readonly string[]) => {
  const refs = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map((column) => sql`(line ->> ${sql.lit(column.name)})::${sql.raw(column.type)}`));
  // One parameter, however many rows.
  return sql`insert into ${sql.table(name)} (${refs}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(tx);
};

/** Empties a table that migrations may have written to. */
export const emptyTable = (tx: Tx, table: string) => sql`delete from ${sql.table(table)}`.execute(tx);

/** Our triggers, not those that keep references. What they would do, count above all, the rows to come have in them. */
export const setTriggers = (tx: Tx, table: string, state: 'disable' | 'enable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx);

/** Tells the database what its tables hold now, as a PostgreSQL server finds out by itself after a while. */
export const analyze = (db: Db) => sql`analyze`.execute(db);
