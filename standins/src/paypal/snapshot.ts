import type { DeliveryHabits } from '../common/delivery-habits.ts';
import type { Delivery } from '../common/webhooks.ts';
import type { Account, Violation } from './account.ts';
import type { CaptureOutcome } from './capture-outcomes.ts';
import type { Fault } from './faults.ts';
import { endOverdue } from './orders.ts';
import { orderOf } from './render-order.ts';
import type { RequestRecord } from './request-record.ts';
import type { Capture, Dispute, Order, Refund, WebhookEvent } from './wire.ts';

/** Everything at a glance; money objects as the API would tell them. */
export interface StateSnapshot {
  webhookUrl: string | null;
  habits: DeliveryHabits;
  faults: readonly Fault[];
  /** What the next captures come to. */
  outcomes: CaptureOutcome[];
  orders: Order[];
  captures: Capture[];
  refunds: Refund[];
  disputes: Dispute[];
  events: WebhookEvent[];
  /** Ids of the events that wait to be released. */
  held: string[];
  deliveries: Delivery[];
  requests: RequestRecord[];
  /** Calls that PayPal's own description of its API does not allow. */
  violations: Violation[];
}

export const snapshot = (account: Account): StateSnapshot => {
  endOverdue(account);
  const { stored, webhooks, faults, outcomes, requests, violations } = account;
  return {
    webhookUrl: webhooks.url,
    habits: webhooks.habits,
    faults: faults.waiting,
    outcomes: [...outcomes],
    orders: [...stored.orders.values()].map((order) => orderOf(account, order)),
    captures: [...stored.captures.values()].map(({ capture }) => capture),
    refunds: [...stored.captures.values()].flatMap(({ refunds }) => refunds),
    disputes: [...stored.disputes.values()],
    events: [...stored.events.values()].map(({ event }) => event),
    held: webhooks.held,
    deliveries: [...webhooks.deliveries],
    requests: [...requests],
    violations: [...violations],
  };
};
