import type Stripe from 'stripe';
import { newId, unixNow } from '../ids.ts';

const ANSWER_WITHIN = 9 * 24 * 60 * 60;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const FEE = 1500;

/** The balance of the account after a dispute took its money, or gave it back. What a dispute costs is not given back. */
export const moneyMoved = (
  { id, amount, currency }: Pick<Stripe.Dispute, 'id' | 'amount' | 'currency'>,
  way: 'taken' | 'back',
): Stripe.BalanceTransaction => {
  const moved = way === 'taken' ? -amount : amount;
  const fee = way === 'taken' ? FEE : 0;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: moved,
    available_on: unixNow(),
    balance_type: 'payments',
    created: unixNow(),
    currency,
    description: way === 'taken' ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }],
    net: moved - fee,
    reporting_category: way === 'taken' ? 'dispute' : 'dispute_reversal',
    source: id,
    status: 'available',
    type: 'adjustment',
  };
};

const untouched = {
  object: 'dispute',
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  intended_submission_method: null,
  is_charge_refundable: false,
  metadata: {},
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: 'fraudulent',
  status: 'needs_response',
} satisfies Partial<Stripe.Dispute>;

export const disputeOf = (charge: Stripe.Charge): Stripe.Dispute => {
  const id = newId('du');
  const { amount, currency } = charge;
  return {
    ...untouched,
    id,
    amount,
    balance_transactions: [moneyMoved({ id, amount, currency }, 'taken')],
    charge: charge.id,
    created: unixNow(),
    currency,
    evidence_details: {
      due_by: unixNow() + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    livemode: charge.livemode,
    payment_intent: charge.payment_intent,
  };
};
