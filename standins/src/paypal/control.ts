import { z } from 'zod';
import { type CommonControl, command, commonCommands, commonControl } from '../common/control.ts';
import type { Delivery } from '../common/webhooks.ts';
import type { Account, Funding, PaypalCall, StoredOrder, Violation } from './account.ts';
import type { CaptureOutcome } from './capture-outcomes.ts';
import { replaceCapture, resolvePending } from './captures.ts';
import { openDispute, resolveDispute } from './disputes.ts';
import { type FaultInput, fault } from './faults.ts';
import {
  approveOrder,
  captureOf,
  endOverdue,
  forgetOrder,
  getOrder,
  orderOf,
  replaceOrder,
  reverseApproval,
} from './orders.ts';
import { unknownResource } from './paypal-fault.ts';
import { refundCapture, reverseCapture } from './refunds.ts';
import type { Capture, Dispute, Money, Order, Refund, WebhookEvent } from './wire.ts';

/** Everything at a glance; money objects as the API would tell them. */
interface StateSnapshot {
  webhookUrl: string | null;
  orders: Order[];
  captures: Capture[];
  refunds: Refund[];
  disputes: Dispute[];
  events: WebhookEvent[];
  deliveries: Delivery[];
  requests: PaypalCall[];
  /** Calls that PayPal's own description of its API does not allow. */
  violations: Violation[];
}

/** The hand of a test, or of a developer, behind the stand-in. Captures are named by their order. */
export interface PaypalControl extends CommonControl<FaultInput> {
  state(): StateSnapshot;
  /** The buyer at the page, without a browser. */
  approve(orderId: string, funding?: Funding): void;
  /** What the next captures come to, whatever the buyer chose. */
  nextCapture(outcome: CaptureOutcome, times?: number): void;
  resolvePending(orderId: string, result: 'completed' | 'denied'): Capture;
  /** PayPal gives an approval up that was not captured in time. */
  reverseApproval(orderId: string): void;
  /** Nobody approved in time: the API knows the order no more. */
  forgetOrder(orderId: string): void;
  /** From the seller's dashboard: all that is left, or `minor` units of it. */
  refund(orderId: string, minor?: number): void;
  /** A chargeback. */
  reverse(orderId: string): void;
  dispute(orderId: string): void;
  /** Where the buyer is right, the payment is reversed. */
  resolveDispute(orderId: string, winner: 'buyer' | 'seller'): void;
  alter(orderId: string, changes: OrderChanges): void;
  /** Ends every access token given out so far. */
  expireTokens(): void;
  /** A recorded event as it would be sent at `time`: for sending it oneself. */
  transmission(eventId: string, time?: Date): { headers: Record<string, string>; body: string };
}

const snapshot = (account: Account): StateSnapshot => {
  endOverdue(account);
  const { stored, webhooks, requests, violations } = account;
  return {
    webhookUrl: webhooks.url,
    orders: [...stored.orders.values()].map((order) => orderOf(account, order)),
    captures: [...stored.captures.values()].map(({ capture }) => capture),
    refunds: [...stored.captures.values()].flatMap(({ refunds }) => refunds),
    disputes: [...stored.disputes.values()],
    events: [...stored.events.values()].map(({ event }) => event),
    deliveries: [...webhooks.deliveries],
    requests: [...requests],
    violations: [...violations],
  };
};

export const controlOf = (account: Account): PaypalControl => {
  const common = commonControl(account, fault);
  const order = (id: string) => getOrder(account, id);
  const captureId = (id: string) => order(id).captureId ?? '';
  return {
    ...common,
    reset: () => {
      common.reset();
      account.outcomes.length = 0;
    },
    state: () => snapshot(account),
    approve: (id, funding = 'works') => void approveOrder(account, order(id), funding),
    nextCapture: (outcome, times = 1) => {
      account.outcomes.push(...Array.from({ length: times }, () => outcome));
    },
    resolvePending: (id, result) => resolvePending(account, captureId(id), result),
    reverseApproval: (id) => void reverseApproval(account, order(id)),
    forgetOrder: (id) => forgetOrder(account, order(id)),
    refund: (id, minor) => void refundCapture(account, captureId(id), minor),
    reverse: (id) => reverseCapture(account, captureId(id)),
    dispute: (id) => openDispute(account, captureId(id)),
    resolveDispute: (id, winner) => resolveDispute(account, captureId(id), winner),
    alter: (id, changes) => void alterOrder(account, order(id), changes),
    expireTokens: () => account.tokens.expireAll(),
    transmission: (eventId, time) => {
      const event = account.stored.events.get(eventId);
      if (!event) throw unknownResource();
      return { body: event.body, headers: account.transmissions.headersFor(event.body, time) };
    },
  };
};

/** What `POST /__control` takes, for example `{"do":"resolvePending","id":"5O190127TN364715T","result":"denied"}`. */
export const commandsOf = (control: PaypalControl) => ({
  ...commonCommands(control, fault),
  resolvePending: command({ id: z.string(), result: z.enum(['completed', 'denied']) }, ({ id, result }) =>
    control.resolvePending(id, result),
  ),
});

/** What of an order may be falsified, to see whether the shop notices. Names are those of the order and of its capture. */
export interface OrderChanges {
  status?: Order['status'];
  amount?: Partial<Money>;
  /** Of the order and of its capture; null for none. */
  custom_id?: string | null;
  capture?: { status?: Capture['status']; amount?: Partial<Money>; custom_id?: string };
}

const alterOrder = (account: Account, order: StoredOrder, changes: OrderChanges): StoredOrder => {
  const name = changes.custom_id === undefined ? {} : { custom_id: changes.custom_id ?? undefined };
  const capture = captureOf(account, order)?.capture;
  if (changes.capture && !capture) throw new Error(`Order ${order.id} is not captured.`);
  if (capture) {
    const { amount, ...rest } = changes.capture ?? {};
    replaceCapture(account, capture.id, { ...name, ...rest, amount: { ...capture.amount, ...amount } });
  }
  return replaceOrder(account, order, {
    status: changes.status ?? order.status,
    unit: { ...order.unit, ...name, amount: { ...order.unit.amount, ...changes.amount } },
  });
};
