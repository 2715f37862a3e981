import type { PaymentRow } from '#db/types';
import type { CheckoutSnapshot } from '#gateways/gateway';

export const CREATED = new Date('2026-11-20T12:00:00Z');

const ENDS = new Date('2026-11-20T14:00:00Z');
/** An hour after its checkout has ended, a payment is given up. */
export const GIVEN_UP = new Date('2026-11-20T15:00:00Z');

/** A payment of ten dollars for ten credits. */
export const paymentRow = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'payment-1',
  user_id: 1,
  kind: 'credits',
  quantity: 10,
  resume_id: null,
  amount: 1000,
  currency: 'cad',
  provider: 'stripe',
  live: false,
  provider_ref: 'checkout-1',
  capture_ref: null,
  checkout_url: 'https://stripe.example/checkout-1',
  request: {
    paymentId: 'payment-1',
    idempotencyKey: 'checkout-payment-1',
    amount: 1000,
    currency: 'cad',
    description: 'Ten credits',
    returnUrl: 'http://127.0.0.1/return',
    cancelUrl: 'http://127.0.0.1/cancel',
    expiresAt: ENDS.getTime() / 1000,
  },
  status: 'open',
  created_at: CREATED,
  updated_at: CREATED,
  paid_at: null,
  version: 1,
  open_failures: 0,
  capture_attempt: 1,
  outcome: null,
  granted: 0,
  refunded: 0,
  clawed_back: 0,
  shortfall: 0,
  gone_with_resume: false,
  settled: 0,
  reason: null,
  checks: 0,
  next_check_at: null,
  asked_at: null,
  looking_until: null,
  answered_at: null,
  opening_until: null,
  ...change,
});

/** What its provider says of it. */
export const snapshot = (change: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot => ({
  ref: 'checkout-1',
  paymentId: 'payment-1',
  state: 'open',
  amount: 1000,
  currency: 'cad',
  live: false,
  captureRef: null,
  refunded: 0,
  dispute: 'none',
  ...change,
});
