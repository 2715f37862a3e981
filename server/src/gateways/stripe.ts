import Stripe from 'stripe';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { CheckoutSnapshot, Gateway, OpenedCheckout } from './gateway.ts';
import { GatewayError } from './gateway.ts';
import { chargeOf, SESSION_PARTS, sessionParams, snapshotOf } from './stripe-checkout.ts';
import { createStripeClient } from './stripe-client.ts';
import { toGatewayError } from './stripe-errors.ts';
import { verifyStripeEvent } from './stripe-events.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** `http(s)://host[:port]`; Stripe itself where left out. */
  apiBase?: string;
  /** For one try, in milliseconds; a call makes up to three. */
  timeoutMs?: number;
}

const asked = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toGatewayError(error);
  }
};

// A reference can come from an address bar: what cannot be one is not asked for.
const sessionId = (ref: string): string => {
  if (!/^cs_\w{1,250}$/.test(ref)) throw new GatewayError('not_found', 'Stripe: not the id of a session');
  return ref;
};

const openSession = async (client: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> => {
  const { idempotencyKey } = request;
  const { id, url } = await client.checkout.sessions.create(sessionParams(request), { idempotencyKey });
  if (!id || !url) throw new GatewayError('unknown', 'Stripe: a session without an address to pay at');
  return { ref: id, url };
};

const readSession = async (client: Stripe, ref: string): Promise<CheckoutSnapshot> => {
  const session = await client.checkout.sessions.retrieve(sessionId(ref), { expand: SESSION_PARTS });
  const charge = chargeOf(session);
  const disputes = charge?.disputed ? (await client.disputes.list({ charge: charge.id })).data : [];
  return snapshotOf(session, disputes);
};

const expireSession = async (client: Stripe, ref: string): Promise<void> => {
  const id = sessionId(ref);
  try {
    await client.checkout.sessions.expire(id);
  } catch (error) {
    // Stripe refuses to expire what is not open, under no code of its own: the status tells why it did.
    const { status } = await client.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
  }
};

const refundAll = async (client: Stripe, paymentIntent: string, idempotencyKey: string): Promise<void> => {
  try {
    const { status } = await client.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey });
    if (status === 'failed' || status === 'canceled') throw new GatewayError('refused', `Stripe: a ${status} refund`);
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
};

/**
 * Payments by card through Stripe Checkout. Amounts are in minor units, times in Unix seconds. Every method rejects with
 * GatewayError: `refused` for a definite no, `not_found` where Stripe holds no such checkout, `unknown` where no usable
 * answer came (the same request with the same key may be sent again), `bad_signature` for events.
 */
export const openStripe = ({ secretKey, webhookSecret, apiBase, timeoutMs }: StripeConfig): Gateway => {
  const client = createStripeClient({ secretKey, apiBase, timeoutMs });
  const live = /^[sr]k_live_/.test(secretKey);
  return {
    name: 'stripe',
    live,
    openCheckout: (request) => asked(() => openSession(client, request)),
    readCheckout: (ref) => asked(() => readSession(client, ref)),
    // Stripe takes the money by itself when the buyer pays.
    captureCheckout: async () => ({ kind: 'done' }),
    closeCheckout: (ref) => asked(() => expireSession(client, ref)),
    refundCapture: (captureRef, idempotencyKey) => asked(() => refundAll(client, captureRef, idempotencyKey)),
    verifyEvent: async (rawBody, headers) =>
      verifyStripeEvent({ client, webhookSecret, live }, rawBody, headers['stripe-signature']),
  };
};
