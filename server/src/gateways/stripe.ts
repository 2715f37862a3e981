import Stripe from 'stripe';
import type { z } from 'zod';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { CheckoutSnapshot, Gateway, OpenedCheckout } from './gateway.ts';
import { GatewayError } from './gateway.ts';
import { buildSnapshot, readCharge, SESSION_PARTS, sessionParams } from './stripe-checkout.ts';
import { createStripeClient } from './stripe-client.ts';
import { toGatewayError, toKeyError } from './stripe-errors.ts';
import { verifyStripeEvent } from './stripe-events.ts';
import { disputeList, openedSession, refundState, session } from './stripe-session.ts';
import { whileBusy } from './while-busy.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** `http(s)://host[:port]`; Stripe itself where left out. */
  apiBase?: string;
  /** For one try, in milliseconds; a call makes up to three. */
  timeoutMs?: number;
  /** How long a call waits for another one with the same key, in milliseconds. */
  patienceMs?: number;
}

const asked = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toGatewayError(error);
  }
};

/** Only what `schema` names is kept of an answer. Throws GatewayError `unknown` for one of any other form. */
const read = <T>(answer: unknown, schema: z.ZodType<T>): T => {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new GatewayError('unknown', 'Stripe: an answer that cannot be read');
  return data;
};

// A reference can come from an address bar: one that cannot be valid is not sent to Stripe.
const sessionId = (ref: string): string => {
  if (!/^cs_\w{1,250}$/.test(ref)) throw new GatewayError('not_found', 'Stripe: not the id of a session');
  return ref;
};

const openSession = async (client: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> => {
  const { idempotencyKey } = request;
  const made = await client.checkout.sessions.create(sessionParams(request), { idempotencyKey });
  const { id, url } = read(made, openedSession);
  return { ref: id, url };
};

const readSession = async (client: Stripe, ref: string): Promise<CheckoutSnapshot> => {
  const held = read(await client.checkout.sessions.retrieve(sessionId(ref), { expand: SESSION_PARTS }), session);
  const charge = readCharge(held);
  const disputes = charge?.disputed ? read(await client.disputes.list({ charge: charge.id }), disputeList).data : [];
  return buildSnapshot(held, disputes);
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
    const made = await client.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey });
    const { status } = read(made, refundState);
    if (status === 'failed' || status === 'canceled') throw new GatewayError('refused', `Stripe: a ${status} refund`);
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
};

const checkKey = async (client: Stripe): Promise<void> => {
  try {
    // Also a restricted key for Checkout may do this.
    await client.checkout.sessions.list({ limit: 1 });
  } catch (error) {
    throw toKeyError(error);
  }
};

/**
 * Payments by card through Stripe Checkout. Amounts are in minor units, times in Unix seconds. Every method rejects with
 * GatewayError: `refused` for a definite no, `not_found` where Stripe holds no such checkout, `unknown` where no usable
 * answer came (the same request with the same key may be sent again), `busy` where another call is at it for long,
 * `bad_signature` for events.
 */
export const openStripe = ({ secretKey, webhookSecret, apiBase, timeoutMs, patienceMs }: StripeConfig): Gateway => {
  const client = createStripeClient({ secretKey, apiBase, timeoutMs });
  const patiently = <T>(call: () => Promise<T>) => whileBusy(() => asked(call), patienceMs);
  const live = /^[sr]k_live_/.test(secretKey);
  return {
    name: 'stripe',
    live,
    checkKeys: () => checkKey(client),
    openCheckout: (request) => patiently(() => openSession(client, request)),
    readCheckout: (ref) => asked(() => readSession(client, ref)),
    // Stripe takes the money by itself when the buyer pays.
    captureCheckout: async () => ({ kind: 'done' }),
    closeCheckout: (ref) => asked(() => expireSession(client, ref)),
    refundCapture: (captureRef, idempotencyKey) => patiently(() => refundAll(client, captureRef, idempotencyKey)),
    verifyEvent: async (rawBody, headers) =>
      verifyStripeEvent({ client, webhookSecret, live }, rawBody, headers['stripe-signature']),
  };
};
