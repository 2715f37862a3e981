import type Stripe from 'stripe';
import { SavedAnswers } from '../common/answer-once.ts';
import { FaultQueue } from '../common/faults.ts';
import type { ReceivedCall } from '../common/received-call.ts';
import { type Sendable, Webhooks } from '../common/webhooks.ts';
import type { Fault } from './faults.ts';
import { newId, unixNow } from './ids.ts';
import { deliveryHeaders } from './signature.ts';
import type { Charge, Dispute, Event, Intent, Refund, Session } from './wire.ts';

const API_VERSION = '2026-10-28.endive';

/** What a shop subscribes its endpoint to; other events are only recorded. */
const DELIVERED: ReadonlySet<string> = new Set<Stripe.Event.Type>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

export interface StoredSession {
  session: Session;
  description: string;
  /** What the payment gets once the buyer pays. */
  intentMetadata: Stripe.Metadata;
}

export interface StripeCall extends ReceivedCall {
  stripeVersion: string | null;
  idempotencyKey: string | null;
  telemetry: boolean;
}

/** One Stripe account in test mode, with everything that hangs on it. */
export interface Account {
  secretKey: string;
  /** Known once the server listens. */
  url: string;
  /** By id. Objects are replaced, never changed in place. */
  stored: {
    sessions: Map<string, StoredSession>;
    intents: Map<string, Intent>;
    charges: Map<string, Charge>;
    refunds: Map<string, Refund>;
    disputes: Map<string, Dispute>;
    events: Map<string, Sendable & { event: Event }>;
  };
  webhooks: Webhooks;
  faults: FaultQueue<Fault>;
  answers: SavedAnswers;
  requests: StripeCall[];
}

export interface AccountOptions {
  secretKey: string;
  webhookSecret: string;
  /** Where signed events go; can be set later with `control.setWebhookUrl`. */
  webhookUrl?: string;
}

export const openAccount = ({ secretKey, webhookSecret, webhookUrl }: AccountOptions): Account => ({
  secretKey,
  url: '',
  stored: {
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
  },
  webhooks: new Webhooks((body) => deliveryHeaders(body, webhookSecret), webhookUrl ?? null),
  faults: new FaultQueue(),
  answers: new SavedAnswers(),
  requests: [],
});

/** Records an event about an object as it is at this moment, and sends it to whoever listens. */
export const emit = (account: Account, type: Stripe.Event.Type, object: object): void => {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: unixNow(),
    data: { object: structuredClone(object) },
    livemode: 'livemode' in object && object.livemode === true,
    type,
  };
  const stored = { id: event.id, type, event, body: JSON.stringify(event, null, 2) };
  account.stored.events.set(event.id, stored);
  if (DELIVERED.has(type)) account.webhooks.send(stored);
};
