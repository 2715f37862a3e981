import type Stripe from 'stripe';

/** Stripe's objects as they travel, in Stripe's own types: what of them a shop of single payments meets. */

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'adaptive_pricing'
  | 'allowed_payment_method_types'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { customer_details: Buyer | null };

/** Personal data that no shop needs to keep. */
type Buyer = Pick<Stripe.Checkout.Session.CustomerDetails, 'email' | 'name'>;

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'latest_charge' | 'livemode' | 'metadata' | 'status'
>;

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
> & { billing_details: Buyer };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'status'
>;

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'livemode' | 'payment_intent' | 'reason' | 'status'
> & { balance_transactions: Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'amount' | 'type'>[] };

export type Event = Pick<Stripe.EventBase, 'id' | 'object' | 'api_version' | 'created' | 'data' | 'livemode' | 'type'>;
