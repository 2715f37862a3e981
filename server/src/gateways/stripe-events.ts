import type Stripe from 'stripe';
import { GatewayError, type GatewayEvent } from './gateway.ts';

const MAX_SKEW_SECONDS = 300;

const badSignature = (message: string): GatewayError => new GatewayError('bad_signature', `Stripe: ${message}`);

/** The SDK refuses what is too old but not what is from the future, so a signature made for later would live until then. */
const refuseFromFuture = (header: string): void => {
  const [timestamp, ...more] = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = /^t=(\d{1,12})$/.exec(timestamp ?? '')?.[1];
  if (seconds === undefined || more.length > 0) throw badSignature('an event without one readable timestamp');
  if (Number(seconds) > Date.now() / 1000 + MAX_SKEW_SECONDS) throw badSignature('an event dated in the future');
};

const idOf = (payment: string | Stripe.PaymentIntent | null | undefined): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);

/** What an event speaks of. Events of charges, refunds and disputes name no checkout: those are found by their payment. */
const refsOf = (event: Stripe.Event): Pick<GatewayEvent, 'ref' | 'captureRef'> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ref: event.data.object.id, captureRef: idOf(event.data.object.payment_intent) };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return { ref: null, captureRef: idOf(event.data.object.payment_intent) };
    default:
      return { ref: null, captureRef: null };
  }
};

export interface EventVerifier {
  client: Stripe;
  webhookSecret: string;
  live: boolean;
}

/**
 * Checks signature, age (300 s either way) and mode of an event, over the bytes that arrived.
 * Throws GatewayError `bad_signature`; the message says nothing of the body.
 */
export const verifyStripeEvent = (
  { client, webhookSecret, live }: EventVerifier,
  rawBody: Buffer,
  header: string | string[] | undefined,
): GatewayEvent => {
  if (typeof header !== 'string') throw badSignature('an event without one signature');
  refuseFromFuture(header);
  let event: Stripe.Event;
  try {
    event = client.webhooks.constructEvent(rawBody, header, webhookSecret);
  } catch {
    // The SDK's error carries header and body.
    throw badSignature('an event whose signature does not hold');
  }
  if (event.livemode !== live) throw badSignature('an event of the other mode, live or test');
  return { id: event.id, type: event.type, ...refsOf(event) };
};
