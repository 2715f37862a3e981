import type { BillingRecord } from '@pawsume/contract/payments';
import type { PaymentRow } from '#db/types';

type Paid = Pick<
  PaymentRow,
  'id' | 'paid_at' | 'amount' | 'refunded' | 'currency' | 'resume_id' | 'provider' | 'kind' | 'status' | 'granted'
>;

/** A payment as its payer reads it, in whole units of its currency. What a dispute took counts as gone back. */
export const billingRecordOf = (payment: Paid): BillingRecord => {
  const { id, paid_at, amount, refunded, currency, resume_id, provider, kind, status, granted } = payment;
  const isDisputed = status === 'disputed' || status === 'charged_back';
  return {
    timestamp: (paid_at ?? new Date(0)).toISOString(),
    amount: amount / 100,
    currency: currency.toUpperCase(),
    resume_id,
    action: `${provider}_${kind}`,
    payment_id: id,
    credits: granted,
    refunded: (isDisputed ? amount : refunded) / 100,
  };
};
