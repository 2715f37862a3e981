import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { getResumeRow } from '#features/resumes/queries';
import { AppError } from '#lib/app-error';
import { isInDoubt } from '../status/known.ts';
import { LOOK_EVERY_MS, type LookParts, lookAtPayment } from '../status/look-at-payment.ts';
import { isBeingPaid, listOpenElsewhere } from './queries.ts';

const PATIENCE_MS = 3000;

interface Wish {
  userId: number;
  resumeId: number;
  by: PaymentRow['provider'];
}

/**
 * Refuses unless a résumé may be paid for now, by this provider. What the other one knows of an earlier try is found out
 * first.
 * @throws `already_paid` where it is paid, is being paid, or may have been: its buyer came back from the other provider,
 *   which could not be asked since. `not_found` for another user's.
 */
export const refuseUnlessPayable = async (parts: LookParts, { userId, resumeId, by }: Wish): Promise<void> => {
  await refuseWhenPaid(parts, { userId, resumeId });
  const elsewhere = await listOpenElsewhere(parts.db, { userId, resumeId, provider: by });
  if (elsewhere.length === 0) return;
  for (const payment of elsewhere) {
    const since = new Date(parts.clock().getTime() - LOOK_EVERY_MS);
    const { isKnown } = await lookAtPayment(parts, payment.id, { since, patienceMs: PATIENCE_MS });
    if (!isKnown && isInDoubt(payment)) throw new AppError('already_paid', messages.payments.beingPaid);
  }
  await refuseWhenPaid(parts, { userId, resumeId });
};

const refuseWhenPaid = async ({ db }: LookParts, { userId, resumeId }: Omit<Wish, 'by'>): Promise<void> => {
  const resume = await getResumeRow(db, userId, resumeId);
  if (resume.is_paid) throw new AppError('already_paid', messages.payments.alreadyPaid);
  if (await isBeingPaid(db, resume.id)) throw new AppError('already_paid', messages.payments.beingPaid);
};
