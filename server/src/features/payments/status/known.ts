import type { PaymentRow } from '#db/types';
import { isMoney } from '../settle/fold.ts';

/**
 * Whether a buyer who looks has the provider asked. Not about money that came, whose refunds and disputes webhooks and the
 * reconciler tell, and not about what ended for good.
 */
export const isWorthAsking = ({ status, provider_ref }: PaymentRow): boolean =>
  provider_ref !== null && !isMoney(status) && status !== 'review' && status !== 'failed';

/**
 * Whether how a payment stands is what its provider said when it was last asked. Where it is not, money may have moved that
 * nobody here knows of: could not be asked is not unpaid.
 */
export const isKnown = (payment: PaymentRow): boolean => {
  if (!isWorthAsking(payment)) return payment.provider_ref !== null || payment.status === 'create_failed';
  const { asked_at, answered_at, looking_until } = payment;
  return looking_until === null && asked_at !== null && answered_at !== null && answered_at >= asked_at;
};

/** Whether somebody waits to hear of it, as who came back from the provider's page does, and nobody could be asked. */
export const isInDoubt = (payment: PaymentRow): boolean => payment.asked_at !== null && !isKnown(payment);
