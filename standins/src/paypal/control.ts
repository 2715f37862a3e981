import { type DeliveryHabits, type ReleaseOrder, USUAL_HABITS } from '../common/delivery-habits.ts';
import type { Account } from './account.ts';
import { alterOrder, type OrderChanges } from './alter-order.ts';
import type { CaptureOutcome } from './capture-outcomes.ts';
import { resolvePending } from './captures.ts';
import { openDispute, resolveDispute } from './disputes.ts';
import { type FaultInput, fault } from './faults.ts';
import { fromMinor } from './money.ts';
import { openDisputeOf } from './open-dispute-of.ts';
import { approveOrder, forgetOrder, getOrder, reverseApproval, voidOrder } from './orders.ts';
import { unknownResource } from './paypal-fault.ts';
import { refundCapture, reverseCapture } from './refunds.ts';
import { captureOf, orderOf } from './render-order.ts';
import { type StateSnapshot, snapshot } from './snapshot.ts';
import type { Funding } from './stored.ts';
import type { Capture, Dispute, Order, Refund } from './wire.ts';

/** The hand of a test, or of a developer, behind the stand-in. Captures are named by their own id or by their order's. */
export interface PaypalControl {
  state(): StateSnapshot;
  /** Where events go from now on; null for nowhere. */
  setWebhookUrl(url: string | null): void;
  /** Lets the next matching calls go wrong. */
  fail(fault: FaultInput): void;
  /** How events travel from now on; what is left out goes back to the usual. */
  deliver(habits: Partial<DeliveryHabits>): void;
  /** Sends what `deliver({ mode: 'hold' })` holds back, one after the other; ids that are not named stay. */
  release(order?: ReleaseOrder): Promise<void>;
  /** The buyer at the page, without a browser. */
  approve(orderId: string, funding?: Funding): Order;
  /** What the next captures come to, whatever the buyer chose. */
  nextCapture(outcome: CaptureOutcome, times?: number): void;
  resolvePending(id: string, result: 'completed' | 'denied'): Capture;
  /** PayPal gives an approval up that was not captured in time. */
  reverseApproval(orderId: string): Order;
  voidOrder(orderId: string): Order;
  /** Nobody approved in time: the API knows the order no more. */
  forgetOrder(orderId: string): void;
  /** From the seller's dashboard: all that is left, or `amountMinor` of it. */
  refund(id: string, amountMinor?: number): Refund;
  /** A chargeback. */
  reverse(id: string): Refund;
  dispute(id: string): Dispute;
  /** `id`: of a dispute, or of what is disputed. Where the buyer is right, the payment is reversed. */
  resolveDispute(id: string, winner: 'buyer' | 'seller'): Dispute;
  alter(orderId: string, changes: OrderChanges): Order;
  /** Ends every access token given out so far. */
  expireTokens(): void;
  /** Sends a recorded event once more. */
  resend(eventId: string): void;
  /** A recorded event as it would be sent at `time`: for sending it oneself. */
  transmission(eventId: string, time?: Date): { headers: Record<string, string>; body: string };
  /** Resolves once no webhook is on its way any more; what is held back is on no way. */
  settled(): Promise<void>;
  /** No faults, no ordered outcomes, nothing held, and the usual habits; what is stored stays. */
  reset(): void;
}

const captureIdOf = (account: Account, id: string): string => {
  if (account.stored.captures.has(id)) return id;
  const captured = captureOf(account, getOrder(account, id));
  if (!captured) throw new Error(`Order ${id} is not captured.`);
  return captured.capture.id;
};

const disputeOf = (account: Account, id: string): Dispute => {
  const dispute = account.stored.disputes.get(id) ?? openDisputeOf(account, captureIdOf(account, id));
  if (!dispute) throw unknownResource();
  return dispute;
};

const eventOf = ({ stored }: Account, id: string) => {
  const event = stored.events.get(id);
  if (!event) throw unknownResource();
  return event;
};

const refund = (account: Account, id: string, amountMinor?: number): Refund => {
  const captureId = captureIdOf(account, id);
  const currency = account.stored.captures.get(captureId)?.capture.amount.currency_code ?? '';
  return refundCapture(
    account,
    captureId,
    amountMinor === undefined ? {} : { amount: fromMinor(amountMinor, currency) },
  );
};

const travel = (account: Account) => ({
  setWebhookUrl: (url: string | null) => {
    account.webhooks.url = url;
  },
  fail: (given: FaultInput) => account.faults.add(fault.parse(given)),
  deliver: (habits: Partial<DeliveryHabits>) => {
    account.webhooks.habits = { ...USUAL_HABITS, ...habits };
  },
  release: (order?: ReleaseOrder) => account.webhooks.release(order),
  resend: (eventId: string) => account.webhooks.send(eventOf(account, eventId)),
  transmission: (eventId: string, time?: Date) => {
    const { body } = eventOf(account, eventId);
    return { body, headers: account.transmissions.headersFor(body, time) };
  },
  settled: () => account.webhooks.settled(),
  reset: () => {
    account.faults.clear();
    account.outcomes.length = 0;
    account.webhooks.dropHeld();
    account.webhooks.habits = USUAL_HABITS;
  },
});

export const controlOf = (account: Account): PaypalControl => ({
  ...travel(account),
  state: () => snapshot(account),
  approve: (orderId, funding = 'works') => orderOf(account, approveOrder(account, getOrder(account, orderId), funding)),
  nextCapture: (outcome, times = 1) => {
    account.outcomes.push(...Array.from({ length: times }, () => outcome));
  },
  resolvePending: (id, result) => resolvePending(account, captureIdOf(account, id), result),
  reverseApproval: (orderId) => orderOf(account, reverseApproval(account, getOrder(account, orderId))),
  voidOrder: (orderId) => orderOf(account, voidOrder(account, getOrder(account, orderId))),
  forgetOrder: (orderId) => forgetOrder(account, getOrder(account, orderId)),
  refund: (id, amountMinor) => refund(account, id, amountMinor),
  reverse: (id) => reverseCapture(account, captureIdOf(account, id)),
  dispute: (id) => openDispute(account, captureIdOf(account, id)),
  resolveDispute: (id, winner) => resolveDispute(account, disputeOf(account, id), winner),
  alter: (orderId, changes) => orderOf(account, alterOrder(account, getOrder(account, orderId), changes)),
  expireTokens: () => account.tokens.expireAll(),
});
