import type { PaymentRow, ResumeRow, Tx } from '#db/types';

/** Payments of this user from which a refund could not take all back, oldest first; locked. */
export const listShortfalls = (tx: Tx, { userId, except }: { userId: number; except: string }): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('shortfall', '>', 0)
    .where('id', '<>', except)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Marks the payment that paid for a résumé when its owner deleted it, because what it bought goes with it. The caller
 * holds the lock of the user's balance.
 */
export const markGoneWithResume = async (tx: Tx, resume: ResumeRow): Promise<void> => {
  const { id, user_id, deleted_at, deleted_paid_by } = resume;
  await tx
    .updateTable('payments')
    .set({ gone_with_resume: true })
    .where('user_id', '=', user_id)
    .where('resume_id', '=', id)
    .where('outcome', '=', 'resume')
    .where((payment) => (deleted_at === null ? payment('clawed_back', '=', 0) : payment('id', '=', deleted_paid_by)))
    .execute();
};

/** Payments by which a deleted résumé was, or became again, paid since it was deleted; locked. */
export const listPaidSinceDeletion = (tx: Tx, { id, user_id, deleted_paid_by }: ResumeRow): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('resume_id', '=', id)
    .where('outcome', '=', 'resume')
    .where('clawed_back', '=', 0)
    .where('id', 'is distinct from', deleted_paid_by)
    .forUpdate()
    .execute();
