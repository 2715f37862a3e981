import { sql } from 'kysely';
import type { TestApp } from '../harness/start-app.ts';

/** What counts who asked how often: refused calls count too. */
const LIMITS_TABLE = 'limits';

/** Every row of every table but that of the limits, in an order of its own: what a refused call must leave as it was. */
export const dumpTables = async ({ db }: TestApp): Promise<Record<string, string[]>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> ${LIMITS_TABLE} order by table_name`.execute(db);
  const ofEach = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(ofEach, sql` union all `)}`.execute(db);
  const dump: Record<string, string[]> = Object.fromEntries(tables.rows.map(({ name }) => [name, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  for (const lines of Object.values(dump)) lines.sort();
  return dump;
};
