import { expiresIn, hasExpired } from './expiry.ts';
import { exists } from './outcome.ts';
import type { Db } from './types.ts';

/** Whoever works for longer renews it, well before it ends. */
const LIFE_S = 15;
export const RENEW_LEASE_EVERY_MS = 5000;

/**
 * Takes or renews a lease of a few seconds on some work, by the database's clock, so that only one of several machines does
 * it.
 * @returns whether `holder` has it now.
 */
export const takeLease = (db: Db, name: string, holder: string): Promise<boolean> =>
  exists(
    db
      .insertInto('leases')
      .values({ name, holder, until: expiresIn(LIFE_S) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until: expiresIn(LIFE_S) })
          .where((where) => where.or([where('leases.holder', '=', holder), hasExpired('leases.until')])),
      )
      .returning('name'),
  );

export const releaseLease = (db: Db, name: string, holder: string) =>
  db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
