import { sql } from 'kysely';
import type { Db } from './types.ts';

/** Lets the statements of this transaction take as long, and wait for locks as long, as they need. */
export const withoutTimeouts = async (tx: Db): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
};

/** Work that nobody waits for, in a transaction of its own, however long it takes. */
export const unhurried = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx);
    return work(tx);
  });
