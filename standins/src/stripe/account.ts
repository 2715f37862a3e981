import type Stripe from 'stripe';
import { FaultQueue } from '../common/faults.ts';
import { SavedAnswers } from '../common/saved-answers.ts';
import { Webhooks } from '../common/webhooks.ts';
import type { Answer } from './answer.ts';
import type { Fault } from './faults.ts';
import { newId, unixNow } from './ids.ts';
import type { RequestRecord } from './request-record.ts';
import { deliveryHeaders } from './signature.ts';
import { emptyStore, type Stored, type StoredEvent } from './stored.ts';

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
  faults: FaultQueue<Fault>;
  answers: SavedAnswers<Answer>;
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
  webhooks: new Webhooks((body) => deliveryHeaders(body, webhookSecret), webhookUrl ?? null),
  faults: new FaultQueue(),
  answers: new SavedAnswers(),
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
  const stored: StoredEvent = {
    id: event.id,
    type,
    event,
    body: JSON.stringify(event, null, 2),
    onTaken: () => {
      stored.event = { ...stored.event, pending_webhooks: 0 };
    },
  };
  account.stored.events.set(event.id, stored);
  if (isDelivered) account.webhooks.send(stored);
};
