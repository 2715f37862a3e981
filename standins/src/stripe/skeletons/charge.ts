import type Stripe from 'stripe';
import { newId, unixNow } from '../ids.ts';
import { BUYER } from './session.ts';

const untouched = {
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'STAND-IN',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

const card = (works: boolean): Stripe.Charge.PaymentMethodDetails => ({
  type: 'card',
  card: {
    amount_authorized: null,
    authorization_code: works ? '123456' : null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: works ? '4242' : '0002',
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

const outcome = (works: boolean): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: works ? null : '05',
  network_status: works ? 'approved_by_network' : 'declined_by_network',
  reason: works ? null : 'generic_decline',
  risk_level: 'normal',
  risk_score: 12,
  seller_message: works ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
  type: works ? 'authorized' : 'issuer_declined',
});

/** One try of a card for the whole amount of a payment. */
export const chargeOf = (intent: Stripe.PaymentIntent, works: boolean): Stripe.Charge => ({
  ...untouched,
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: works ? intent.amount : 0,
  balance_transaction: works ? newId('txn') : null,
  billing_details: { address: BUYER.address, email: BUYER.email, name: BUYER.name, phone: null, tax_id: null },
  captured: works,
  created: unixNow(),
  currency: intent.currency,
  description: intent.description,
  failure_code: works ? null : 'card_declined',
  failure_message: works ? null : 'Your card was declined.',
  livemode: intent.livemode,
  metadata: intent.metadata,
  outcome: outcome(works),
  paid: works,
  payment_intent: intent.id,
  payment_method: newId('pm'),
  payment_method_details: card(works),
  status: works ? 'succeeded' : 'failed',
});
