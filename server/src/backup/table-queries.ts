import { sql } from 'kysely';
import type { Db } from '#db/types';

export interface StoredTable {
  name: string;
  columns: { name: string; type: string }[];
  /** SQL of the order that its key gives, the same in every database whatever its language. */
  order: string;
  /** Tables that have to be filled before. */
  refersTo: string[];
}

interface Described {
  name: string;
  columns: string[];
  types: string[];
  order: string | null;
  refersTo: string[];
}

const STORED = sql`a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

/** Kysely's own tables are left to the migrations. */
const TABLES = sql<Described>`
  select c.relname::text as name,
    array(select a.attname::text from pg_attribute a where ${STORED} order by a.attnum) as columns,
    array(select format_type(a.atttypid, a.atttypmod) from pg_attribute a where ${STORED} order by a.attnum) as types,
    (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.at)
      from pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, at), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as "order",
    array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as "refersTo"
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not in ('kysely_migration', 'kysely_migration_lock')
  order by c.relname collate "C"`;

/** The tables of our schema, each after those that it refers to. */
export const listTables = async (db: Db): Promise<StoredTable[]> => {
  const { rows } = await TABLES.execute(db);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const sorted: StoredTable[] = [];
  while (waiting.size > 0) {
    const next = waiting.values().find(({ refersTo }) => !refersTo.some((other) => waiting.has(other)));
    if (!next) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    sorted.push(described(next));
  }
  return sorted;
};

const described = ({ name, columns, types, order, refersTo }: Described): StoredTable => {
  if (order === null)
    throw new Error(`The table ${name} has no primary key: its rows have no order to compare them in.`);
  return { name, columns: columns.map((column, at) => ({ name: column, type: types[at] ?? '' })), order, refersTo };
};

export const hasTables = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace
    and relkind in ('r', 'p') limit 1`.execute(db);
  return rows.length > 0;
};

/** The migrations that made this schema, in their order; none where there is no schema of ours. */
export const listMigrations = async (db: Db): Promise<string[]> => {
  const { rows: found } = await sql<{ is: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null as is`.execute(db);
  if (!found[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
};

/** What a table counts its new rows by, and how far it is. */
export interface Counter {
  table: string;
  column: string;
  last: string;
  called: boolean;
}

const COUNTERS = sql<{ table: string; column: string; sequence: string }>`
  select c.relname::text as "table", a.attname::text as "column",
    pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
  order by c.relname collate "C", a.attname collate "C"`;

/** Read after the rows, it is never behind them: others may have counted on meanwhile. */
export const readCounters = async (db: Db): Promise<Counter[]> => {
  const { rows } = await COUNTERS.execute(db);
  const counters: Counter[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.raw(sequence)}`.execute(db);
    for (const { last, called } of state.rows) counters.push({ table, column, last, called });
  }
  return counters;
};

export const setCounter = (tx: Db, { table, column, last, called }: Counter) =>
  sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint, ${called})`.execute(tx);

/** A note in the database itself of what it was filled from; it comes and goes with the transaction. */
export const noteOrigin = (tx: Db, origin: string) =>
  sql`comment on table kysely_migration is ${sql.lit(origin)}`.execute(tx);

export const readOrigin = async (db: Db): Promise<string | null> => {
  const { rows } = await sql<{ origin: string | null }>`
    select obj_description(to_regclass(quote_ident(current_schema()) || '.kysely_migration'), 'pg_class') as origin`.execute(
    db,
  );
  return rows[0]?.origin ?? null;
};
