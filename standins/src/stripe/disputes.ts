import type Stripe from 'stripe';
import { type Account, emit } from './account.ts';
import { disputeOf, moneyMoved } from './skeletons/dispute.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';

/** The buyer asks the bank for the money back: it is taken at once, until the dispute is decided. */
export const openDispute = (account: Account, chargeId: string): Stripe.Dispute => {
  const charge = account.stored.charges.get(chargeId);
  if (!charge) throw resourceMissing('charge', chargeId, 'charge');
  if (charge.disputed) throw invalidRequest(`Charge ${chargeId} is disputed already.`);
  const dispute = disputeOf(charge);
  account.stored.charges.set(charge.id, { ...charge, disputed: true });
  account.stored.disputes.set(dispute.id, dispute);
  emit(account, 'charge.dispute.created', dispute);
  emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

export const getDispute = (account: Account, id: string): Stripe.Dispute => {
  const dispute = account.stored.disputes.get(id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  return dispute;
};

/** The bank decides; a dispute that is won brings the money back. */
export const closeDispute = (account: Account, id: string, status: 'won' | 'lost'): Stripe.Dispute => {
  const dispute = getDispute(account, id);
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest(`Dispute ${id} is ${dispute.status} already.`);
  }
  const { balance_transactions } = dispute;
  const closed: Stripe.Dispute = {
    ...dispute,
    status,
    balance_transactions: [...balance_transactions, ...(status === 'won' ? [moneyMoved(dispute, 'back')] : [])],
  };
  account.stored.disputes.set(id, closed);
  if (status === 'won') emit(account, 'charge.dispute.funds_reinstated', closed);
  emit(account, 'charge.dispute.closed', closed);
  return closed;
};
