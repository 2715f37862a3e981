import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, emit } from './account.ts';
import { expand, integer, metadata, text } from './param-kinds.ts';
import { refundOf } from './skeletons/refund.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';

export const refundCreateParams = z.strictObject({
  payment_intent: text(200).optional(),
  charge: text(200).optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});

export type RefundCreateParams = z.output<typeof refundCreateParams>;

const latestChargeOf = (account: Account, id: string): string => {
  const intent = account.stored.intents.get(id);
  if (!intent) throw resourceMissing('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  return intent.latest_charge;
};

const chargeToRefund = (account: Account, params: RefundCreateParams): Stripe.Charge => {
  const id = params.payment_intent ? latestChargeOf(account, params.payment_intent) : params.charge;
  if (!id)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const found = account.stored.charges.get(id);
  if (!found) throw resourceMissing('charge', id, 'charge');
  return found;
};

const refuseUnlessLeft = (charge: Stripe.Charge, amount: number): void => {
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  }
  if (amount < 1 || amount > charge.amount_captured - charge.amount_refunded) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge`, { param: 'amount' });
  }
};

/** Gives all that is left back, or `amount` of it. */
export const createRefund = (account: Account, params: RefundCreateParams): Stripe.Refund => {
  const charge = chargeToRefund(account, params);
  const amount = params.amount ?? charge.amount_captured - charge.amount_refunded;
  refuseUnlessLeft(charge, amount);
  const refund = refundOf(charge, { amount, metadata: params.metadata, reason: params.reason ?? null });
  const total = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: total, refunded: total === charge.amount_captured };
  account.stored.refunds.set(refund.id, refund);
  account.stored.charges.set(charge.id, after);
  emit(account, 'refund.created', refund);
  emit(account, 'charge.refunded', after);
  return refund;
};
