import { addToDay } from '@pawsume/server/db/day-counts';
import type { NewDayCount } from '@pawsume/server/db/number-types';
import type { Db } from '@pawsume/server/db/types';
import { sql } from 'kysely';
import { type Rows, TABLES, type TableName } from './rows.ts';

export const hasUsers = async (db: Db): Promise<boolean> => {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
};

/** So many ids of a table that nobody else gets. */
export const reserveIds = async (db: Db, table: 'users' | 'pets' | 'resumes', count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
};

/** Inserts the rows of all tables, or none. The database checks each as it checks those of the product. */
export const insertRows = (db: Db, rows: Rows): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const table of TABLES) await insertInto(tx, table, rows[table]);
  });

const insertInto = async (db: Db, table: TableName, rows: Rows[TableName]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  // One parameter, however many rows.
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
};

export const addDayCounts = async (db: Db, counts: readonly NewDayCount[]): Promise<void> => {
  for (const count of counts) await addToDay(db, count).execute();
};

/** Tells the database what its tables hold now, as a PostgreSQL server finds out by itself after a while. */
export const analyze = (db: Db) => sql`analyze`.execute(db);
