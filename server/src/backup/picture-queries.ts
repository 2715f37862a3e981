import { sql } from 'kysely';
import type { Db } from '#db/types';

const PICTURE_COLUMNS = sql<{ table: string }>`
  select c.relname::text as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attname = 'picture'
    and not a.attisdropped`;

/** The paths of all pictures that rows name, wherever there is a column of that name. */
export const listNamedPictures = async (db: Db): Promise<Set<string>> => {
  const { rows: tables } = await PICTURE_COLUMNS.execute(db);
  const named = new Set<string>();
  for (const { table } of tables) {
    const { rows } = await sql<{ picture: string }>`
      select picture from ${sql.table(table)} where picture is not null`.execute(db);
    for (const { picture } of rows) named.add(picture);
  }
  return named;
};
