import type { Db, PaymentRow, PaymentStatus, Tx } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { markResumePaid } from '#features/resumes/queries';
import type { CheckoutSnapshot, Gateway } from '#gateways/gateway';
import type { Clock } from '#lib/clock';
import type { Log } from '#lib/log';
import { attachCheckout, findPaymentByRef, findUnattachedPayment, lockPayment, updatePayment } from './queries.ts';

export interface SettleParts {
  db: Db;
  clock: Clock;
  gateway: Gateway;
  log: Log;
}

/**
 * Brings a payment to what the provider says of it right now: the one door through which money becomes credits. Webhook
 * and return route both come here, as often and in whatever order they like.
 * @returns the payment's status afterwards. `review` when amount, currency, id or mode are not ours: nothing is granted.
 * @throws GatewayError when the provider cannot be read; nothing has changed then.
 * Source: reliability notes §2, rules 1, 2 and 6.
 */
export const settle = async ({ db, clock, gateway, log }: SettleParts, payment: PaymentRow): Promise<PaymentStatus> => {
  if (!payment.provider_ref) return payment.status;
  const snapshot = await gateway.readCheckout(payment.provider_ref);
  return db.transaction().execute(async (tx) => {
    const current = await lockPayment(tx, payment.id);
    const status = nextStatus(current, snapshot);
    if (status === current.status) return status;
    if (status === 'review')
      log.error({ paymentId: current.id, snapshot }, 'ALERT: a payment does not match its checkout');
    const now = clock();
    const paid = status === 'paid' ? { capture_ref: snapshot.captureRef, paid_at: now } : {};
    await updatePayment(tx, current.id, { status, ...paid }, now);
    if (status === 'paid') await grant(tx, current, now);
    return status;
  });
};

/**
 * The payment behind a provider's checkout; undefined when it is none of ours. An event may be faster than the answer
 * to the opening call: such a payment is found by the id that the provider holds, and tied to its checkout.
 */
export const paymentOf = async ({ db, clock, gateway }: SettleParts, ref: string): Promise<PaymentRow | undefined> => {
  const known = await findPaymentByRef(db, gateway.name, ref);
  if (known) return known;
  const { paymentId } = await gateway.readCheckout(ref);
  const payment = paymentId ? await findUnattachedPayment(db, paymentId) : undefined;
  if (!payment) return undefined;
  await attachCheckout(db, payment.id, { ref, url: null }, clock());
  return { ...payment, provider_ref: ref };
};

/** A payment that is paid stays paid; real money that arrives late wins over expired and failed. */
const nextStatus = (payment: PaymentRow, snapshot: CheckoutSnapshot): PaymentStatus => {
  if (payment.status === 'paid' || payment.status === 'review') return payment.status;
  if (snapshot.state === 'open') return payment.status;
  if (snapshot.state === 'paid' && !isOurs(payment, snapshot)) return 'review';
  return snapshot.state;
};

const isOurs = (payment: PaymentRow, snapshot: CheckoutSnapshot): boolean =>
  snapshot.ref === payment.provider_ref &&
  snapshot.paymentId === payment.id &&
  snapshot.amount === payment.amount &&
  snapshot.currency === payment.currency &&
  snapshot.live === payment.live;

const grant = async (tx: Tx, payment: PaymentRow, now: Date): Promise<void> => {
  const { id: paymentId, user_id: userId, resume_id: resumeId } = payment;
  if (payment.kind === 'resume' && resumeId !== null && (await markResumePaid(tx, userId, resumeId))) return;
  // A résumé that was deleted before its payment arrived is made good with a credit.
  const credits = payment.kind === 'credits' ? payment.quantity : 1;
  await enterInLedger(tx, { kind: 'purchase', userId, credits, paymentId, now });
};
