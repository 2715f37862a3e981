import { FaultQueue } from '../common/faults.ts';
import { SavedAnswers } from '../common/saved-answers.ts';
import { Webhooks } from '../common/webhooks.ts';
import type { Answer } from './answer.ts';
import type { CaptureOutcome } from './capture-outcomes.ts';
import type { Fault } from './faults.ts';
import { newAccountId, newEventId } from './ids.ts';
import { eventLinks } from './links.ts';
import type { RequestRecord } from './request-record.ts';
import { emptyStore, type Stored } from './stored.ts';
import { Tokens } from './tokens.ts';
import { Transmissions } from './transmissions.ts';
import type { EventType, Payee, WebhookEvent } from './wire.ts';

/** One business account of the sandbox, with everything that hangs on it. */
export interface Account {
  clientId: string;
  clientSecret: string;
  /** Known once the server listens. */
  url: string;
  payee: Payee;
  stored: Stored;
  transmissions: Transmissions;
  webhooks: Webhooks;
  faults: FaultQueue<Fault>;
  tokens: Tokens;
  answers: SavedAnswers<Answer>;
  requests: RequestRecord[];
  /** Calls that PayPal's own description of its API does not allow. */
  violations: Violation[];
  /** What the next captures come to, whatever the buyer chose. */
  outcomes: CaptureOutcome[];
}

export interface Violation {
  operation: string;
  method: string;
  path: string;
  /** Where in the request, and what is wrong there. */
  problems: string[];
}

export interface AccountOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl?: string | undefined;
}

export const openAccount = ({ clientId, clientSecret, webhookId, webhookUrl }: AccountOptions): Account => {
  const transmissions = new Transmissions(webhookId);
  return {
    clientId,
    clientSecret,
    url: '',
    payee: { email_address: 'shop@business.example.com', merchant_id: newAccountId() },
    stored: emptyStore(),
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

/** What happened to which kind of object. */
export interface Happening {
  type: EventType;
  resourceType?: 'checkout-order' | 'capture' | 'refund' | 'dispute';
  summary: string;
  resource: object;
}

/** Records an event about an object as it is at this moment, and sends it to whoever listens. */
export const emit = (account: Account, { type, resourceType, summary, resource }: Happening): void => {
  const id = newEventId();
  const event: WebhookEvent = {
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    ...(resourceType ? { resource_type: resourceType } : {}),
    ...(resourceType && resourceType !== 'dispute' ? { resource_version: '2.0' } : {}),
    event_type: type,
    summary,
    resource: structuredClone(resource),
    links: eventLinks(account.url, id),
  };
  const stored = { id, type, body: JSON.stringify(event), event };
  account.stored.events.set(id, stored);
  account.webhooks.send(stored);
};
