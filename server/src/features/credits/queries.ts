import type { Db } from '#db/types';

/** The balance as it is now, in credits. */
export const findBalance = async (db: Db, userId: number): Promise<number> => {
  const user = await db.selectFrom('users').select('download_credits').where('id', '=', userId).executeTakeFirst();
  return user?.download_credits ?? 0;
};

/** The spend made under an idempotency key; undefined when that key was never used. */
export const findSpend = (db: Db, userId: number, opKey: string) =>
  db
    .selectFrom('credit_ledger')
    .select(['resume_id'])
    .where('user_id', '=', userId)
    .where('op_key', '=', opKey)
    .executeTakeFirst();

export const listLedger = (db: Db, userId: number) =>
  db
    .selectFrom('credit_ledger')
    .select(['created_at', 'delta', 'balance_after', 'kind', 'resume_id'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
