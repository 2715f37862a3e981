import type Stripe from 'stripe';
import { FaultQueue } from './faults.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { newId, unixNow } from './ids.ts';
import type { RequestRecord } from './request-record.ts';
import { emptyStore, type Stored } from './stored.ts';
import { Webhooks } from './webhooks.ts';

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

/** One Stripe account in test mode, with everything that hangs on it. */
export interface Account {
  secretKey: string;
  /** Known once the server listens. */
  url: string;
  stored: Stored;
  webhooks: Webhooks;
  faults: FaultQueue;
  keys: IdempotencyKeys;
  requests: RequestRecord[];
}

export interface AccountOptions {
  secretKey: string;
  webhookSecret: string;
  webhookUrl?: string | undefined;
}

export const openAccount = ({ secretKey, webhookSecret, webhookUrl }: AccountOptions): Account => ({
  secretKey,
  url: '',
  stored: emptyStore(),
  webhooks: new Webhooks(webhookSecret, webhookUrl ?? null),
  faults: new FaultQueue(),
  keys: new IdempotencyKeys(),
  requests: [],
});

/** Records an event about an object as it is at this moment, and sends it to whoever listens. */
export const emit = (account: Account, type: Stripe.Event.Type, object: object): void => {
  const isDelivered = DELIVERED.has(type) && account.webhooks.url !== null;
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: unixNow(),
    data: { object: structuredClone(object) },
    livemode: 'livemode' in object && object.livemode === true,
    pending_webhooks: isDelivered ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  };
  const stored = { event, body: JSON.stringify(event, null, 2) };
  account.stored.events.set(event.id, stored);
  if (isDelivered) account.webhooks.send(stored);
};
