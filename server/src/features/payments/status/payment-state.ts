import type { PaymentState } from '@pawsume/contract/payments';
import type { PaymentRow, PaymentStatus } from '#db/types';
import { notFound } from '#lib/app-error';
import { LOOK_EVERY_MS, type LookParts, lookAtPayment } from './look-at-payment.ts';
import { findPaymentOf } from './queries.ts';

const STATE_OF: Record<PaymentStatus, PaymentState> = {
  created: 'open',
  open: 'open',
  processing: 'processing',
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  disputed: 'disputed',
  charged_back: 'charged_back',
  review: 'review',
  create_failed: 'failed',
  abandoned: 'failed',
  expired: 'failed',
  failed: 'failed',
};

interface StateOfPayment {
  payment: PaymentRow;
  state: PaymentState;
  /** Whether its provider said so. Where it could not be asked, the money may be taken, whatever `state` says. */
  isKnown: boolean;
}

/**
 * What became of a payment of this user, as far as that can be told now.
 * @throws `not_found`, the same for another user's payment and for none.
 */
export const readPaymentState = async (parts: LookParts, userId: number, id: string): Promise<StateOfPayment> => {
  const found = await findPaymentOf(parts.db, userId, id);
  if (!found) throw notFound();
  // Screens ask again and again, in several tabs: what was said a moment ago will do.
  const since = new Date(parts.clock().getTime() - LOOK_EVERY_MS);
  const { payment, isKnown } = await lookAtPayment(parts, id, { since });
  return { payment, state: STATE_OF[payment.status], isKnown };
};
