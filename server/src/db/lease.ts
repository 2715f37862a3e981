import { sql } from 'kysely';
import type { Db } from './types.ts';

const LIFE = sql<Date>`now() + interval '15 seconds'`;

/**
 * Takes or renews a lease of a few seconds on some work, by the database's clock, so that only one of several machines does
 * it.
 * @returns whether `holder` has it now.
 */
export const takeLease = async (db: Db, name: string, holder: string): Promise<boolean> => {
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, until: LIFE })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: LIFE })
        .where((where) =>
          where.or([where('leases.holder', '=', holder), where('leases.until', '<', sql<Date>`now()`)]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
};

export const releaseLease = (db: Db, name: string, holder: string) =>
  db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
