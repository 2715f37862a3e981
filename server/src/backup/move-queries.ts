import { sql } from 'kysely';
import type { Tx } from '#db/types';

/** Rows that are in memory at a time. */
const AT_ONCE = 500;

/** Empties tables that migrations may have written to. */
export const emptyTables = (tx: Tx, tables: readonly string[]) =>
  sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);

/** Switches our triggers. They count rows above all, and copied rows are counted already. */
export const setTriggers = async (tx: Tx, tables: readonly string[], state: 'disable' | 'enable'): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx);
};

/** Copies the rows of a table as the text that PostgreSQL reads and writes: exact for each type. */
export const copyRows = async (from: Tx, to: Tx, table: string): Promise<void> => {
  const type = sql.table(table);
  await sql`declare copied_rows no scroll cursor for select t::text as row from ${type} t`.execute(from);
  for (let isDone = false; !isDone; ) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(AT_ONCE)} from copied_rows`.execute(from);
    const texts = rows.map(({ row }) => row);
    await sql`insert into ${type} overriding system value select (line).*
      from (select text::${type} as line from unnest(${texts}::text[]) text offset 0) lines`.execute(to);
    isDone = rows.length < AT_ONCE;
  }
  await sql`close copied_rows`.execute(from);
};

/** Returns a checksum of all rows of a table, whatever their order. */
export const checksumOf = async (tx: Tx, table: string): Promise<string | undefined> => {
  const { rows } = await sql<{ sum: string }>`
    select encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex') as sum
    from (select sha256(convert_to(t::text, 'UTF8')) as hash from ${sql.table(table)} t) hashes`.execute(tx);
  return rows[0]?.sum;
};

/** Continues the numbers of new rows where they are in the source. */
export const copyCounters = async (from: Tx, to: Tx): Promise<void> => {
  const { rows } = await sql<{ name: string; last: string }>`select sequencename::text as name, last_value::text as last
    from pg_sequences where schemaname = current_schema() and last_value is not null`.execute(from);
  for (const { name, last } of rows) await sql`select setval(${sql.lit(name)}::regclass, ${last}::bigint)`.execute(to);
};
