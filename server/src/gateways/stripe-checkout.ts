import type Stripe from 'stripe';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { CheckoutSnapshot, CheckoutState } from './gateway.ts';
import { type DisputeFacts, readPaymentId, type Session } from './stripe-session.ts';

/** What a session has to be read with. */
export const SESSION_PARTS = ['payment_intent.latest_charge'];

/** The parameters of a Checkout Session: one line, by card, in exactly the currency asked for. */
export const sessionParams = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  adaptive_pricing: { enabled: false },
  client_reference_id: request.paymentId,
  metadata: { payment_id: request.paymentId },
  payment_intent_data: { metadata: { payment_id: request.paymentId } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: request.currency,
        unit_amount: request.amount,
        product_data: { name: request.description },
      },
    },
  ],
  success_url: request.returnUrl,
  cancel_url: request.cancelUrl,
  expires_at: request.expiresAt,
});

/** A completed session without the money: it may still come (bank debits), or its payment failed for good. */
const stateWithoutMoney = ({ payment_intent: intent }: Session): CheckoutState => {
  const isKnown = typeof intent === 'object' && intent !== null;
  return isKnown && (intent.status === 'requires_payment_method' || intent.status === 'canceled')
    ? 'failed'
    : 'processing';
};

const completedState = (session: Session): CheckoutState => {
  if (session.payment_status === 'paid') return 'paid';
  return session.payment_status === 'unpaid' ? stateWithoutMoney(session) : 'failed';
};

const stateOf = (session: Session): CheckoutState => {
  // Only a payment brings money now; a set-up or a subscription is none of ours, whatever it says.
  if (session.mode !== 'payment') return 'failed';
  switch (session.status) {
    case 'open':
      return 'open';
    case 'expired':
      return 'expired';
    case 'complete':
      return completedState(session);
    default:
      return 'processing';
  }
};

const readCaptureRef = ({ payment_intent: intent }: Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** The charge of a session that was read with `SESSION_PARTS`; null where nothing was charged. */
export const readCharge = ({ payment_intent: intent }: Session) => {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  return typeof charge === 'string' ? null : (charge ?? null);
};

/**
 * An inquiry (`warning_*`) asks only: no money is taken until it becomes a dispute. A dispute that was prevented never took
 * any: where the buyer was repaid instead, the charge says so as a refund.
 */
const disputeStateOf = ({ status, balance_transactions }: DisputeFacts): CheckoutSnapshot['dispute'] => {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'none';
    case 'warning_needs_response':
    case 'warning_under_review':
      return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'open' : 'none';
    default:
      return 'open';
  }
};

/** What the disputes of one payment come to: a lost one outweighs an open one. */
export const disputeState = (disputes: DisputeFacts[]): CheckoutSnapshot['dispute'] => {
  const states = disputes.map(disputeStateOf);
  return (['lost', 'open'] as const).find((state) => states.includes(state)) ?? 'none';
};

/** What a session that was expanded by `SESSION_PARTS`, and the disputes of its payment, come to. */
export const buildSnapshot = (session: Session, disputes: DisputeFacts[]): CheckoutSnapshot => {
  const state = stateOf(session);
  return {
    ref: session.id,
    paymentId: readPaymentId(session),
    state,
    amount: session.amount_total,
    currency: session.currency,
    live: session.livemode,
    captureRef: state === 'paid' ? readCaptureRef(session) : null,
    refunded: readCharge(session)?.amount_refunded ?? 0,
    dispute: disputeState(disputes),
  };
};
