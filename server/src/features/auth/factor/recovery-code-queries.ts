import type { Db } from '#db/types';

export const insertCodes = (db: Db, codes: { user_id: number; code_hash: string; added_at: Date }[]) =>
  db.insertInto('recovery_codes').values(codes).execute();

/** Deletes a code; returns whether it was there. Of several requests at once, only one gets true. */
export const deleteCode = async (
  db: Db,
  { userId, codeHash }: { userId: number; codeHash: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Deletes the codes of this user, or those that were made at a time or later. */
export const deleteCodes = (db: Db, userId: number, since?: Date) => {
  const all = db.deleteFrom('recovery_codes').where('user_id', '=', userId);
  return (since ? all.where('added_at', '>=', since) : all).execute();
};

export const countCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string | number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
};
