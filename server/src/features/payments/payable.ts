import type { Db, PaymentRow } from '#db/types';

/** Whether what a payment is for can still be had: the account lives, and its résumé is there and unpaid. */
export const isPayable = async (db: Db, { user_id, kind, resume_id }: PaymentRow): Promise<boolean> => {
  const user = await db.selectFrom('users').select('deleted_at').where('id', '=', user_id).executeTakeFirst();
  if (!user || user.deleted_at !== null) return false;
  if (kind === 'credits' || resume_id === null) return true;
  const resume = await db
    .selectFrom('resumes')
    .select('is_paid')
    .where('id', '=', resume_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return resume !== undefined && !resume.is_paid;
};
