import type Stripe from 'stripe';
import { eventText } from './event-text.ts';
import { GatewayError, type GatewayEvent } from './gateway.ts';
import { eventShape, readRefs } from './stripe-event-refs.ts';

const MAX_SKEW_SECONDS = 300;

const badSignature = (message: string): GatewayError => new GatewayError('bad_signature', `Stripe: ${message}`);

/** The SDK refuses what is too old but not what is from the future, so a signature made for later would live until then. */
const refuseFromFuture = (header: string): void => {
  const [timestamp, ...more] = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = /^t=(\d{1,12})$/.exec(timestamp ?? '')?.[1];
  if (seconds === undefined || more.length > 0) throw badSignature('an event without one readable timestamp');
  if (Number(seconds) > Date.now() / 1000 + MAX_SKEW_SECONDS) throw badSignature('an event dated in the future');
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
  const text = eventText(rawBody);
  if (text === null) throw badSignature('an event that is not plain UTF-8');
  const event = eventShape.safeParse(constructed(client, { text, header, webhookSecret }));
  if (!event.success) throw badSignature('an event that is none');
  const { id, type, livemode } = event.data;
  if (livemode !== live) throw badSignature('an event of the other mode, live or test');
  return { id, type, ...readRefs(event.data) };
};

const constructed = (
  client: Stripe,
  { text, header, webhookSecret }: { text: string; header: string; webhookSecret: string },
): unknown => {
  try {
    return client.webhooks.constructEvent(text, header, webhookSecret);
  } catch {
    // The SDK's error carries header and body.
    throw badSignature('an event whose signature does not hold');
  }
};
