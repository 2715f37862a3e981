import { z } from 'zod';
import { type CommonControl, command, commonCommands, commonControl } from '../common/control.ts';
import type { Delivery } from '../common/webhooks.ts';
import type { Account, StripeCall } from './account.ts';
import { type FaultInput, fault } from './faults.ts';
import { closeDispute, createRefund, openDispute, paidCharge } from './money-back.ts';
import { type PayOutcome, paySession, settleDelayed } from './payments.ts';
import { expireSession, getSession, replaceSession } from './sessions.ts';
import type { Charge, Dispute, Event, Refund, Session } from './wire.ts';

/** Everything at a glance; money objects as the API would tell them. */
interface StateSnapshot {
  webhookUrl: string | null;
  sessions: Session[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: Event[];
  deliveries: Delivery[];
  requests: StripeCall[];
}

/** What of a session may be falsified, to see whether the shop notices. */
export type SessionChanges = Partial<
  Pick<
    Session,
    'amount_total' | 'currency' | 'livemode' | 'client_reference_id' | 'metadata' | 'payment_status' | 'mode'
  >
>;

/** The hand of a test, or of a developer, behind the stand-in. */
export interface StripeControl extends CommonControl<FaultInput> {
  state(): StateSnapshot;
  /** The buyer at the hosted page, without a browser. */
  pay(sessionId: string, outcome?: PayOutcome): Session;
  settleDelayed(sessionId: string, result: 'succeeded' | 'failed'): Session;
  expire(sessionId: string): Session;
  alter(sessionId: string, changes: SessionChanges): Session;
  /** Gives all that is left of a paid session back, or `amount` of it in minor units. */
  refund(sessionId: string, amount?: number): Refund;
  dispute(sessionId: string): Dispute;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Dispute;
}

const snapshot = ({ stored, webhooks, requests }: Account): StateSnapshot => ({
  webhookUrl: webhooks.url,
  sessions: [...stored.sessions.values()].map(({ session }) => session),
  charges: [...stored.charges.values()],
  refunds: [...stored.refunds.values()],
  disputes: [...stored.disputes.values()],
  events: [...stored.events.values()].map(({ event }) => event),
  deliveries: [...webhooks.deliveries],
  requests: [...requests],
});

const chargeOf = (account: Account, sessionId: string): Charge =>
  paidCharge(account, String(getSession(account, sessionId).session.payment_intent));

export const controlOf = (account: Account): StripeControl => ({
  ...commonControl(account, fault),
  state: () => snapshot(account),
  pay: (sessionId, outcome = 'paid') => paySession(account, sessionId, outcome),
  settleDelayed: (sessionId, result) => settleDelayed(account, sessionId, result === 'succeeded'),
  expire: (sessionId) => expireSession(account, sessionId),
  alter: (sessionId, changes) => replaceSession(account, getSession(account, sessionId), changes),
  refund: (sessionId, amount) => createRefund(account, chargeOf(account, sessionId), amount),
  dispute: (sessionId) => openDispute(account, chargeOf(account, sessionId)),
  closeDispute: (disputeId, status) => closeDispute(account, disputeId, status),
});

const session = z.string();

/** What `POST /__control` takes, for example `{"do":"refund","session":"cs_test_…"}`. */
export const commandsOf = (control: StripeControl) => ({
  ...commonCommands(control, fault),
  pay: command({ session }, (given) => control.pay(given.session)),
  alter: command({ session, changes: z.strictObject({ amount_total: z.int() }) }, (given) =>
    control.alter(given.session, given.changes),
  ),
  refund: command({ session }, (given) => control.refund(given.session)),
});
