import { COUNT, countRows, hasEffect } from '#db/outcome';
import type { Db } from '#db/types';

export const insertCodes = (db: Db, codes: { user_id: number; code_hash: string; added_at: Date }[]) =>
  db.insertInto('recovery_codes').values(codes).execute();

/** Deletes a code; returns whether it was there. Of several requests at once, only one gets true. */
export const deleteCode = (db: Db, { userId, codeHash }: { userId: number; codeHash: string }): Promise<boolean> =>
  hasEffect(db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', codeHash));

/** Deletes the codes of this user, or those that were made at a time or later. */
export const deleteCodes = (db: Db, userId: number, since?: Date) => {
  const all = db.deleteFrom('recovery_codes').where('user_id', '=', userId);
  return (since ? all.where('added_at', '>=', since) : all).execute();
};

export const countCodes = (db: Db, userId: number): Promise<number> =>
  countRows(db.selectFrom('recovery_codes').select(COUNT).where('user_id', '=', userId));
