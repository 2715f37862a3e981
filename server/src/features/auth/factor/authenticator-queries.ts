import { hasEffect } from '#db/outcome';
import type { Db } from '#db/types';

export const findAuthenticator = (db: Db, userId: number) =>
  db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores a secret in place of one that was never confirmed; returns false where a confirmed one is there. */
export const putSecret = async (
  db: Db,
  { userId, secret, now }: { userId: number; secret: string; now: Date },
): Promise<boolean> => {
  const fresh = { secret, created_at: now, last_step: 0 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Marks the code of a time step as used. Returns false where it was used before; of several requests at once, only one
 * gets true.
 */
export const takeStep = (db: Db, userId: number, step: number): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step),
  );

export const markConfirmed = (db: Db, userId: number, now: Date) =>
  db.updateTable('authenticators').set({ confirmed_at: now }).where('user_id', '=', userId).execute();

/** Deletes an app that was confirmed at this time or later, or is still to be. */
export const deleteAuthenticatorSince = (db: Db, userId: number, since: Date) =>
  db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>=', since)]))
    .execute();

export const deleteAuthenticator = (db: Db, userId: number): Promise<boolean> =>
  hasEffect(db.deleteFrom('authenticators').where('user_id', '=', userId));
