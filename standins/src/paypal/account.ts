import { SavedAnswers } from '../common/answer-once.ts';
import { FaultQueue } from '../common/faults.ts';
import type { ReceivedCall } from '../common/received-call.ts';
import { type Sendable, Webhooks } from '../common/webhooks.ts';
import type { CaptureOutcome } from './capture-outcomes.ts';
import type { Fault } from './faults.ts';
import { newEventId } from './ids.ts';
import { Tokens } from './tokens.ts';
import { Transmissions } from './transmissions.ts';
import {
  type Capture,
  type Dispute,
  type EventType,
  type Order,
  type PurchaseUnit,
  RESOURCE_TYPES,
  type Refund,
  type WebhookEvent,
} from './wire.ts';

/** How the buyer chose to pay, and so what a capture comes to. */
export type Funding = 'works' | 'declined' | 'pending';

export interface StoredOrder {
  id: string;
  status: Order['status'];
  unit: Omit<PurchaseUnit, 'payments'>;
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
  /** Whether the way the buyer chose last did not work. */
  wasDeclined: boolean;
  /** The one capture; null until there is one. */
  captureId: string | null;
  /** Null until the buyer approved. */
  approval: { at: number; payerId: string; funding: Funding } | null;
  createdAt: number;
}

export interface StoredCapture {
  orderId: string;
  capture: Capture;
  refunds: Refund[];
}

export interface PaypalCall extends ReceivedCall {
  /** `PayPal-Request-Id`. */
  requestId: string | null;
}

export interface Violation {
  operation: string;
  method: string;
  path: string;
  /** Where in the request, and what is wrong there. */
  problems: string[];
}

/** One business account of the sandbox, with everything that hangs on it. */
export interface Account {
  clientId: string;
  clientSecret: string;
  /** Known once the server listens. */
  url: string;
  /** By id. Objects are replaced, never changed in place. */
  stored: {
    orders: Map<string, StoredOrder>;
    /** Orders that PayPal has forgotten: the API knows them no more, the buyer's page does. */
    forgotten: Map<string, StoredOrder>;
    captures: Map<string, StoredCapture>;
    disputes: Map<string, Dispute>;
    events: Map<string, Sendable & { event: WebhookEvent }>;
  };
  transmissions: Transmissions;
  webhooks: Webhooks;
  faults: FaultQueue<Fault>;
  tokens: Tokens;
  answers: SavedAnswers;
  requests: PaypalCall[];
  /** Calls that PayPal's own description of its API does not allow. */
  violations: Violation[];
  /** What the next captures come to, whatever the buyer chose. */
  outcomes: CaptureOutcome[];
}

export interface AccountOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Where signed events go; can be set later with `control.setWebhookUrl`. */
  webhookUrl?: string;
}

export const openAccount = ({ clientId, clientSecret, webhookId, webhookUrl }: AccountOptions): Account => {
  const transmissions = new Transmissions(webhookId);
  return {
    clientId,
    clientSecret,
    url: '',
    stored: { orders: new Map(), forgotten: new Map(), captures: new Map(), disputes: new Map(), events: new Map() },
    transmissions,
    webhooks: new Webhooks((body) => transmissions.headersFor(body), webhookUrl ?? null),
    faults: new FaultQueue(),
    tokens: new Tokens(),
    answers: new SavedAnswers(),
    requests: [],
    violations: [],
    outcomes: [],
  };
};

/** Records an event about an object as it is at this moment, and sends it to whoever listens. */
export const emit = (account: Account, type: EventType, resource: object): void => {
  const event: WebhookEvent = {
    id: newEventId(),
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: RESOURCE_TYPES[type],
    event_type: type,
    resource: structuredClone(resource),
  };
  const stored = { id: event.id, type, body: JSON.stringify(event), event };
  account.stored.events.set(event.id, stored);
  account.webhooks.send(stored);
};
