import { sql } from 'kysely';
import type { Db } from './types.ts';

/**
 * Wipes deleted rows from the embedded database's files: PostgreSQL leaves their bytes in tables until it needs the
 * room, and in its log until it writes over it. Other statements come between those of this; one table at a time stands
 * still.
 */
export const shredEmbedded = async (db: Db): Promise<void> => {
  await sql`set wal_recycle = off`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql`vacuum full ${sql.table(name)}`.execute(db);
  // A checkpoint removes the log before the previous checkpoint, so it takes two.
  for (let round = 0; round < 2; round += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
};
