import type { PaymentRow } from '#db/types';
import { isMoney } from '../settle/fold.ts';

/**
 * Whether the provider is asked when the buyer wants to know. Not once money came: webhooks and the reconciler tell of
 * refunds and disputes. Nor once the payment ended for good.
 */
export const isWorthAsking = ({ status, provider_ref }: PaymentRow): boolean =>
  provider_ref !== null && !isMoney(status) && status !== 'review' && status !== 'failed';

/**
 * Whether the stored status is what the provider said when it was last asked. Where it is not, money may have moved without
 * our knowing: a provider that could not be asked has not said that nothing was paid.
 */
export const isKnown = (payment: PaymentRow): boolean => {
  if (!isWorthAsking(payment)) return payment.provider_ref !== null || payment.status === 'create_failed';
  const { asked_at, answered_at, looking_until } = payment;
  return looking_until === null && asked_at !== null && answered_at !== null && answered_at >= asked_at;
};

/** Whether its buyer asked about it, as by coming back from the provider's page, and the provider could not be asked. */
export const isInDoubt = (payment: PaymentRow): boolean => payment.asked_at !== null && !isKnown(payment);
