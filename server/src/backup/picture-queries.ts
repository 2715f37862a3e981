import { sql } from 'kysely';
import type { Db } from '#db/types';

const PICTURE_COLUMNS = sql<{ table: string; column: string }>`
  select c.relname::text as "table", a.attname::text as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attname in ('picture', 'stored_file')
    and not a.attisdropped`;

/** The paths of all pictures and proofs that rows name, wherever there is a column of those names. */
export const listNamedPictures = async (db: Db): Promise<Set<string>> => {
  const { rows: tables } = await PICTURE_COLUMNS.execute(db);
  const named = new Set<string>();
  for (const { table, column } of tables) {
    const { rows } = await sql<{ picture: string }>`
      select ${sql.ref(column)} as picture from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    for (const { picture } of rows) named.add(picture);
  }
  return named;
};
