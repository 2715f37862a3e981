import { isDeepStrictEqual } from 'node:util';
import type { PaymentRow, Tx } from '#db/types';
import { lockBalance } from '#features/credits/ledger';
import { type CheckoutSnapshot, GatewayError } from '#gateways/gateway';
import { capture } from './capture.ts';
import { entitle } from './entitlement.ts';
import { findMismatch, fold, goneBack, isMoney } from './fold.ts';
import { getPayment, insertRefund, lockPayment, markLookedAt, updatePayment } from './queries.ts';
import type { Settled, SettleParts } from './settle-types.ts';

const MAX_ROUNDS = 8;

/**
 * Brings a payment to what its provider says of it right now: the one door through which money becomes credits or a paid
 * résumé, and through which refunds take them back. Webhook, return route and reconciler all come here, as often and in
 * whatever order they like. Approved money is captured, money for an account that is gone is sent back.
 * @returns the payment's status afterwards. `review` when amount, currency, id or mode are not ours: nothing is granted.
 * @throws GatewayError when the provider cannot be read; what was known before stands then, and asking again is safe.
 * Source: reliability notes §2, rules 1, 2, 6, 7 and 9; invariants P1 to P12.
 */
export const settle = async (parts: SettleParts, payment: PaymentRow): Promise<Settled> => {
  let current = payment;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!current.provider_ref) return restingAs(current);
    const settled = await step(parts, current, current.provider_ref);
    if (settled) return settled;
    current = await getPayment(parts.db, current.id);
  }
  throw new GatewayError('unknown', `Payment ${payment.id} does not come to rest.`);
};

const restingAs = ({ status }: PaymentRow): Settled => ({ status, buyerNeededAt: null });

/** One look at the provider and what follows from it; null when it takes another look. */
const step = async (parts: SettleParts, payment: PaymentRow, ref: string): Promise<Settled | null> => {
  const snapshot = await parts.gateway.readCheckout(ref);
  if (snapshot.state === 'approved' && findMismatch(payment, snapshot) === null) return capture(parts, payment, ref);
  const applied = await applySnapshot(parts, payment, snapshot);
  // News of a refund may have come before we knew the capture that it names, and found no payment: so look once more.
  if (!applied || applied.capture_ref !== payment.capture_ref) return null;
  return isDueBack(applied, snapshot) ? sendBack(parts, applied, ref) : restingAs(applied);
};

const sendBack = async (parts: SettleParts, payment: PaymentRow, ref: string): Promise<Settled | null> => {
  const { gateway } = parts;
  if (payment.capture_ref) await gateway.refundCapture(payment.capture_ref, `refund-${payment.id}`);
  const applied = await applySnapshot(parts, payment, await gateway.readCheckout(ref));
  return applied && restingAs(applied);
};

const isDueBack = ({ outcome, capture_ref }: PaymentRow, { refunded, amount }: CheckoutSnapshot): boolean =>
  outcome === 'refund_due' && capture_ref !== null && refunded < amount;

/** The row afterwards; null when another reading was booked since this snapshot was asked for, so that it may be stale. */
const applySnapshot = async (
  { db, clock, log, gateway }: SettleParts,
  payment: PaymentRow,
  snapshot: CheckoutSnapshot,
): Promise<PaymentRow | null> => {
  const now = clock();
  const applied = await db.transaction().execute(async (tx) => {
    await lockBalance(tx, payment.user_id);
    const current = await lockPayment(tx, payment.id);
    return current.version === payment.version ? foldInto(tx, current, { snapshot, now }) : null;
  });
  if (applied?.reason && applied.reason !== payment.reason) {
    const { id: paymentId, status, reason } = applied;
    log.error(
      { paymentId, status, reason, provider: gateway.name },
      'ALERT: payments: a payment does not match its checkout, nothing was granted',
    );
  }
  return applied;
};

const foldInto = async (
  tx: Tx,
  current: PaymentRow,
  { snapshot, now }: { snapshot: CheckoutSnapshot; now: Date },
): Promise<PaymentRow> => {
  const { status, mismatch } = fold(current, snapshot, now);
  const fits = mismatch === null && isMoney(status);
  const change = {
    status,
    // A failed payment keeps its reason; a mismatch is forgotten once all fits.
    reason: mismatch ?? (status === 'failed' ? current.reason : null),
    // Also for money that does not fit: news of its refunds name the capture only.
    ...(snapshot.ref === current.provider_ref && snapshot.captureRef && { capture_ref: snapshot.captureRef }),
    ...(fits && {
      paid_at: current.paid_at ?? now,
      refunded: snapshot.refunded,
      ...(await entitle(tx, { payment: current, snapshot, now })),
    }),
  };
  if (isDeepStrictEqual({ ...current, ...change }, current)) return markLookedAt(tx, current.id);
  const after = await updatePayment(tx, current.id, change, now);
  const wentBack = ofIncome(after) - ofIncome(current);
  if (wentBack !== 0) await insertRefund(tx, after, { amount: wentBack, now });
  return after;
};

/** What went back of money that is booked as income: what never fitted is not. */
const ofIncome = (payment: PaymentRow): number => (payment.paid_at === null ? 0 : goneBack(payment));
