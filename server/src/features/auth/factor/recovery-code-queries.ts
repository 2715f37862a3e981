import type { Db } from '#db/types';

export const insertCodes = (db: Db, codes: { user_id: number; code_hash: string }[]) =>
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

export const deleteCodes = (db: Db, userId: number) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();

export const countCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string | number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
};
