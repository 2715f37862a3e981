import { type Account, emit } from './account.ts';
import { newId, unixNow } from './ids.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';
import type { Charge, Dispute, Refund } from './wire.ts';

/** The charge that brought the money of a payment. */
export const paidCharge = (account: Account, intentId: string): Charge => {
  const intent = account.stored.intents.get(intentId);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  const charge = account.stored.charges.get(String(intent.latest_charge));
  if (intent.status !== 'succeeded' || !charge) {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return charge;
};

const refuseUnlessLeft = (charge: Charge, amount: number): void => {
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

/** Gives all that is left back, or `given` of it. */
export const createRefund = (account: Account, charge: Charge, given?: number): Refund => {
  const amount = given ?? charge.amount_captured - charge.amount_refunded;
  refuseUnlessLeft(charge, amount);
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: unixNow(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  };
  const total = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: total, refunded: total === charge.amount_captured };
  account.stored.refunds.set(refund.id, refund);
  account.stored.charges.set(charge.id, after);
  emit(account, 'refund.created', refund);
  emit(account, 'charge.refunded', after);
  return refund;
};

const moneyMoved = (amount: number): Dispute['balance_transactions'][number] => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  type: 'adjustment',
});

/** The buyer asks the bank for the money back: it is taken at once, until the dispute is decided. */
export const openDispute = (account: Account, charge: Charge): Dispute => {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const { amount, currency, livemode, payment_intent } = charge;
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [moneyMoved(-amount)],
    charge: charge.id,
    created: unixNow(),
    currency,
    livemode,
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.stored.charges.set(charge.id, { ...charge, disputed: true });
  account.stored.disputes.set(dispute.id, dispute);
  emit(account, 'charge.dispute.created', dispute);
  emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The bank decides; a dispute that is won brings the money back. */
export const closeDispute = (account: Account, id: string, status: 'won' | 'lost'): Dispute => {
  const dispute = account.stored.disputes.get(id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  if (dispute.status !== 'needs_response') throw invalidRequest(`Dispute ${id} is ${dispute.status} already.`);
  const { amount, balance_transactions } = dispute;
  const back = status === 'won' ? [moneyMoved(amount)] : [];
  const closed: Dispute = { ...dispute, status, balance_transactions: [...balance_transactions, ...back] };
  account.stored.disputes.set(id, closed);
  if (status === 'won') emit(account, 'charge.dispute.funds_reinstated', closed);
  emit(account, 'charge.dispute.closed', closed);
  return closed;
};
