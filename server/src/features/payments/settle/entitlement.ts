import type { PaymentRow, Tx } from '#db/types';
import { enterInLedger, lockBalance } from '#features/credits/ledger';
import { markResumePaid, markResumeUnpaid } from '#features/resumes/queries';
import type { CheckoutSnapshot } from '#gateways/gateway';
import { listShortfalls, updatePayment } from './queries.ts';

/** What a payment has given, and how much of that was taken back, in credits (or 1 for the résumé). */
export type Entitlement = Pick<PaymentRow, 'outcome' | 'granted' | 'clawed_back' | 'shortfall'>;

/** And how many of its credits went at once to the shortfalls of other payments, so far. */
type Entitled = Entitlement & Pick<PaymentRow, 'settled'>;

interface Occasion {
  payment: PaymentRow;
  snapshot: CheckoutSnapshot;
  now: Date;
}

/**
 * Gives what a payment paid for, once, and takes back what its refunds and disputes undo: of n credits the part that
 * went back of the money, rounded down; the résumé when all of it went back. A won dispute gives it back again, but for a
 * résumé that its owner had deleted as paid: that is gone. What was spent already cannot be taken: it is kept as a
 * shortfall, and settled from credits bought later.
 * The caller's transaction holds the locks of the user's balance and of the payment.
 * Source: reliability notes §2, rules 6 and 7, invariants P2, P3, P4.
 */
export const entitle = async (tx: Tx, occasion: Occasion): Promise<Entitled> => {
  const { payment, snapshot } = occasion;
  const given = payment.outcome === null ? await grant(tx, occasion) : entitlementOf(payment);
  const target = clawbackTarget(given, snapshot);
  const after =
    given.outcome === 'resume'
      ? await reverseResume(tx, occasion, target)
      : await reverseCredits(tx, occasion, given, target);
  const gaveCredits = after.granted - after.clawed_back > payment.granted - payment.clawed_back;
  const settled = gaveCredits ? await settleShortfalls(tx, payment, occasion.now) : 0;
  return { ...after, settled: payment.settled + settled };
};

const entitlementOf = ({ outcome, granted, clawed_back, shortfall }: PaymentRow): Entitlement => ({
  outcome,
  granted,
  clawed_back,
  shortfall,
});

const grant = async (tx: Tx, { payment, now }: Occasion): Promise<Entitlement> => {
  const { id: paymentId, user_id: userId, resume_id: resumeId } = payment;
  const nothing = { granted: 0, clawed_back: 0, shortfall: 0 };
  if ((await lockBalance(tx, userId)).isGone) return { outcome: 'refund_due', ...nothing };
  const isForResume = payment.kind === 'resume' && resumeId !== null;
  if (isForResume && (await markResumePaid(tx, { userId, resumeId, now }))) return { outcome: 'resume', ...nothing };
  // A résumé that was deleted, or paid twice, before its payment arrived is made good with a credit.
  const credits = payment.kind === 'credits' ? payment.quantity : 1;
  await enterInLedger(tx, { kind: 'purchase', userId, credits, paymentId, now });
  return { ...nothing, outcome: 'credits', granted: credits };
};

const clawbackTarget = ({ outcome, granted }: Entitlement, { refunded, amount, dispute }: CheckoutSnapshot): number => {
  const units = outcome === 'resume' ? 1 : granted;
  const takenBack = dispute === 'none' ? Math.min(refunded, amount) : amount;
  return Math.floor((units * takenBack) / amount);
};

/** A résumé is taken back by being unpaid again. */
const reverseResume = async (tx: Tx, occasion: Occasion, target: number): Promise<Entitlement> => {
  const { now } = occasion;
  const { id, user_id: userId, resume_id: resumeId, clawed_back: before, gone_with_resume: isGone } = occasion.payment;
  const as = { outcome: 'resume', granted: 0, clawed_back: target, shortfall: 0 } as const;
  if (target === before || resumeId === null || isGone) return as;
  if (target > before) {
    await markResumeUnpaid(tx, { userId, resumeId, now });
    return as;
  }
  if (await markResumePaid(tx, { userId, resumeId, now })) return as;
  // While the money was disputed the résumé, unpaid then, was deleted, or paid in another way.
  await enterInLedger(tx, { kind: 'purchase', userId, credits: 1, paymentId: id, now });
  return { outcome: 'credits', granted: 1, clawed_back: 0, shortfall: 0 };
};

const reverseCredits = async (
  tx: Tx,
  { payment, now }: Occasion,
  given: Entitlement,
  target: number,
): Promise<Entitlement> => {
  const { id: paymentId, user_id: userId } = payment;
  const enter = (change: number) => enterInLedger(tx, { kind: 'refund', userId, change, paymentId, now });
  const more = target - given.clawed_back - given.shortfall;
  if (more > 0) {
    const { credits } = await lockBalance(tx, userId);
    const taken = Math.min(credits, more);
    if (taken > 0) await enter(-taken);
    return { ...given, clawed_back: given.clawed_back + taken, shortfall: given.shortfall + more - taken };
  }
  const forgiven = Math.min(given.shortfall, -more);
  const returned = -more - forgiven;
  if (returned > 0) await enter(returned);
  return { ...given, clawed_back: given.clawed_back - returned, shortfall: given.shortfall - forgiven };
};

/** New credits first settle what refunds of earlier purchases could not take back. Returns how many did. */
export const settleShortfalls = async (tx: Tx, { id, user_id: userId }: PaymentRow, now: Date): Promise<number> => {
  let settled = 0;
  for (const owing of await listShortfalls(tx, { userId, except: id })) {
    const { credits } = await lockBalance(tx, userId);
    const taken = Math.min(credits, owing.shortfall);
    if (taken === 0) break;
    await enterInLedger(tx, { kind: 'refund', userId, change: -taken, paymentId: owing.id, now });
    const change = { clawed_back: owing.clawed_back + taken, shortfall: owing.shortfall - taken };
    await updatePayment(tx, owing.id, change, now);
    settled += taken;
  }
  return settled;
};
