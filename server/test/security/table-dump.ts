import { sql } from 'kysely';
import type { TestApp } from '../harness/start-app.ts';

/** What counts who asked how often: refused calls count too. */
const LIMITS_TABLE = 'limits';

/** Every row of every table but that of the limits, in an order of its own: what a refused call must leave as it was. */
export const dumpTables = async ({ db }: TestApp): Promise<Record<string, string[]>> => {
  const tables = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'public' order by table_name`.execute(db);
  const dump: Record<string, string[]> = {};
  for (const { table_name: table } of tables.rows) {
    if (table === LIMITS_TABLE) continue;
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
    dump[table] = rows.map(({ row }) => row).sort();
  }
  return dump;
};
