import type { PaymentRow, PaymentStatus } from '#db/types';
import { isPayable } from './payable.ts';
import { changePayment } from './queries.ts';
import type { Settled, SettleParts } from './settle-types.ts';

/**
 * Takes the money that a buyer approved, if what it is for can still be had: nobody pays for a résumé that was paid in
 * another way, or for an account that is gone.
 * @returns how the payment stands when no money was taken; null when the checkout has to be read again.
 * @throws GatewayError; the same capture, under the same key, may then be tried again.
 */
export const capture = async (
  { db, clock, gateway, log }: SettleParts,
  payment: PaymentRow,
  ref: string,
): Promise<Settled | null> => {
  const fail = async (reason: string): Promise<Settled> => {
    log.warn({ paymentId: payment.id, reason }, 'payments: approved payment not captured, no money was taken');
    return rest(await changePayment(db, payment, { status: 'failed', reason }, clock()), payment);
  };
  // Its buyer was told so, and may have paid in another way since.
  if (payment.status === 'failed') return rest(undefined, payment);
  if (!(await isPayable(db, payment))) return fail('what it was for cannot be paid any more');
  const key = `capture-${payment.id}-${payment.capture_attempt}`;
  const outcome = await gateway.captureCheckout(ref, key);
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return fail(outcome.reason);
  const now = clock();
  const change = {
    reason: null,
    capture_attempt: payment.capture_attempt + 1,
    // This may be an old answer that was lost, and the buyer may have agreed again since. A payment that was given up is
    // looked at again only if that is scheduled here.
    ...(payment.status === 'expired' && { next_check_at: now }),
  };
  const { status } = rest(await changePayment(db, payment, change, now), payment);
  return { status, buyerNeededAt: outcome.url };
};

const rest = (changed: PaymentRow | undefined, before: PaymentRow): { status: PaymentStatus; buyerNeededAt: null } => ({
  status: (changed ?? before).status,
  buyerNeededAt: null,
});
