import type Stripe from 'stripe';
import { type DeliveryHabits, type ReleaseOrder, USUAL_HABITS } from '../common/delivery-habits.ts';
import type { Delivery } from '../common/webhooks.ts';
import type { Account } from './account.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { type Fault, type FaultInput, fault } from './faults.ts';
import { type PayOutcome, paySession, settleDelayed } from './payments.ts';
import { createRefund } from './refunds.ts';
import type { RequestRecord } from './request-record.ts';
import { expireSession, getSession, replaceSession } from './sessions.ts';
import { invalidRequest, resourceMissing } from './stripe-fault.ts';

/** Everything at a glance; money objects as the API would tell them. */
export interface StateSnapshot {
  webhookUrl: string | null;
  habits: DeliveryHabits;
  faults: readonly Fault[];
  sessions: Stripe.Checkout.Session[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  events: Stripe.EventBase[];
  /** Ids of the events that wait to be released. */
  held: string[];
  deliveries: Delivery[];
  requests: RequestRecord[];
}

/** What of a session may be falsified, to see whether the shop notices. */
export type SessionChanges = Partial<
  Pick<
    Stripe.Checkout.Session,
    'amount_total' | 'currency' | 'livemode' | 'client_reference_id' | 'metadata' | 'payment_status' | 'mode'
  >
>;

/** The hand of a test, or of a developer, behind the stand-in. */
export interface StripeControl {
  state(): StateSnapshot;
  /** Where events go from now on; null for nowhere. */
  setWebhookUrl(url: string | null): void;
  /** Lets the next matching calls go wrong. */
  fail(fault: FaultInput): void;
  /** How events travel from now on; what is left out goes back to the usual. */
  deliver(habits: Partial<DeliveryHabits>): void;
  /** Sends what `deliver({ mode: 'hold' })` holds back, one after the other; ids that are not named stay. */
  release(order?: ReleaseOrder): Promise<void>;
  /** The buyer at the hosted page, without a browser. */
  pay(sessionId: string, outcome?: PayOutcome): Stripe.Checkout.Session;
  settleDelayed(sessionId: string, result: 'succeeded' | 'failed'): Stripe.Checkout.Session;
  expire(sessionId: string): Stripe.Checkout.Session;
  alter(sessionId: string, changes: SessionChanges): Stripe.Checkout.Session;
  /** Gives all that is left of a paid session back, or `amount` of it in minor units. */
  refund(sessionId: string, amount?: number): Stripe.Refund;
  dispute(sessionId: string): Stripe.Dispute;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
  /** Sends a recorded event once more. */
  resend(eventId: string): void;
  /** Resolves once no webhook is on its way any more; what is held back is on no way. */
  settled(): Promise<void>;
  /** No faults, nothing held, and the usual habits; what is stored stays. */
  reset(): void;
}

const snapshot = ({ stored, webhooks, faults, requests }: Account): StateSnapshot => ({
  webhookUrl: webhooks.url,
  habits: webhooks.habits,
  faults: faults.waiting,
  sessions: [...stored.sessions.values()].map(({ session }) => session),
  charges: [...stored.charges.values()],
  refunds: [...stored.refunds.values()],
  disputes: [...stored.disputes.values()],
  events: [...stored.events.values()].map(({ event }) => event),
  held: webhooks.held,
  deliveries: [...webhooks.deliveries],
  requests: [...requests],
});

const chargeOf = (account: Account, sessionId: string): string => {
  const { payment_intent } = getSession(account, sessionId).session;
  const intent = typeof payment_intent === 'string' ? account.stored.intents.get(payment_intent) : undefined;
  if (intent?.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(`Session ${sessionId} is not paid.`);
  }
  return intent.latest_charge;
};

const resend = (account: Account, eventId: string): void => {
  const stored = account.stored.events.get(eventId);
  if (!stored) throw resourceMissing('event', eventId, 'id');
  account.webhooks.send(stored);
};

export const controlOf = (account: Account): StripeControl => ({
  state: () => snapshot(account),
  setWebhookUrl: (url) => {
    account.webhooks.url = url;
  },
  fail: (given) => account.faults.add(fault.parse(given)),
  deliver: (habits) => {
    account.webhooks.habits = { ...USUAL_HABITS, ...habits };
  },
  release: (order) => account.webhooks.release(order),
  pay: (sessionId, outcome = 'paid') => paySession(account, sessionId, outcome),
  settleDelayed: (sessionId, result) => settleDelayed(account, sessionId, result === 'succeeded'),
  expire: (sessionId) => expireSession(account, sessionId),
  alter: (sessionId, changes) => replaceSession(account, getSession(account, sessionId), changes),
  refund: (sessionId, amount) =>
    createRefund(account, { charge: chargeOf(account, sessionId), amount, metadata: {}, expand: [] }),
  dispute: (sessionId) => openDispute(account, chargeOf(account, sessionId)),
  closeDispute: (disputeId, status) => closeDispute(account, disputeId, status),
  resend: (eventId) => resend(account, eventId),
  settled: () => account.webhooks.settled(),
  reset: () => {
    account.faults.clear();
    account.webhooks.dropHeld();
    account.webhooks.habits = USUAL_HABITS;
  },
});
