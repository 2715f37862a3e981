import type { Db, PaymentRow } from '#db/types';
import { isUnpaidResume } from '#features/resumes/queries';
import { userExists } from '#features/users/queries';

/** Whether what a payment is for can still be had: the account lives, and its résumé is there and unpaid. */
export const isPayable = async (db: Db, { user_id, kind, resume_id }: PaymentRow): Promise<boolean> => {
  if (!(await userExists(db, user_id))) return false;
  if (kind === 'credits' || resume_id === null) return true;
  return isUnpaidResume(db, { userId: user_id, resumeId: resume_id });
};
