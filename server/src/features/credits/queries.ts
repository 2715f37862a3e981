import type { Db } from '#db/types';

/** The spend made under an idempotency key; undefined when that key was never used. */
export const findSpend = (db: Db, userId: number, opKey: string) =>
  db
    .selectFrom('credit_ledger')
    .select(['resume_id'])
    .where('user_id', '=', userId)
    .where('op_key', '=', opKey)
    .executeTakeFirst();
