import type Stripe from 'stripe';
import { newId, unixNow } from '../ids.ts';

export interface RefundFacts {
  amount: number;
  metadata: Stripe.Metadata;
  reason: Stripe.Refund.Reason | null;
}

export const refundOf = (charge: Stripe.Charge, { amount, metadata, reason }: RefundFacts): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: unixNow(),
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
