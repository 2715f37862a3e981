import type { PaymentRow, PaymentStatus } from '#db/types';
import type { CheckoutSnapshot } from '#gateways/gateway';

export interface Verdict {
  status: PaymentStatus;
  /** What of the snapshot is not ours; null where all fits. Nothing is granted or taken back while something does not. */
  mismatch: string | null;
}

/** How long after its end a checkout that its provider still calls open is given up. */
const GRACE_MS = 3_600_000;

const MONEY: ReadonlySet<PaymentStatus> = new Set([
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
]);

/** Whether money came for it, whatever became of the money later. */
export const isMoney = (status: PaymentStatus): boolean => MONEY.has(status);

/** What of a payment went back, in minor units. Of money that never fitted, and of a lost dispute, no refund is counted: all of it did. */
export const goneBack = ({ status, amount, refunded }: Pick<PaymentRow, 'status' | 'amount' | 'refunded'>): number =>
  status === 'refunded' || status === 'charged_back' ? amount : refunded;

/**
 * What a payment is, in the light of what its provider says of it now. Looks at nothing else, so the order in which
 * news arrives, and how often, makes no difference.
 * Source: reliability notes §2, rules 1, 2 and 7: real money that arrives late wins over expired and failed; a message
 * that does not match changes nothing but the attention it gets.
 */
export const fold = (payment: PaymentRow, snapshot: CheckoutSnapshot, now: Date): Verdict => {
  const mismatch = findMismatch(payment, snapshot);
  if (snapshot.state === 'paid') return foldMoney(payment, snapshot, mismatch);
  if (payment.outcome !== null) {
    return { status: payment.status, mismatch: `the provider calls it ${snapshot.state} after it was paid` };
  }
  if (snapshot.state === 'approved' && mismatch) return { status: 'review', mismatch };
  return { status: statusWithoutMoney(payment, snapshot, now), mismatch: null };
};

/** The first thing about a snapshot that is not as we asked for it. */
export const findMismatch = (payment: PaymentRow, snapshot: CheckoutSnapshot): string | null => {
  if (snapshot.ref !== payment.provider_ref) return 'the provider answered with another checkout';
  if (snapshot.paymentId !== payment.id) return 'the checkout is for another payment';
  if (snapshot.currency !== payment.currency || snapshot.amount !== payment.amount) {
    return `${inWords(snapshot)} instead of ${inWords(payment)}`;
  }
  if (snapshot.live !== payment.live) return snapshot.live ? 'real money for a test' : 'test money for a real payment';
  return null;
};

const inWords = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

const foldMoney = (payment: PaymentRow, snapshot: CheckoutSnapshot, mismatch: string | null): Verdict => {
  if (mismatch === null) return { status: moneyStatus(snapshot), mismatch };
  if (payment.outcome !== null) return { status: payment.status, mismatch };
  // Money that was not ours to take and has gone back leaves nothing to look at.
  return { status: snapshot.refunded >= snapshot.amount ? 'refunded' : 'review', mismatch };
};

const moneyStatus = ({ dispute, refunded, amount }: CheckoutSnapshot): PaymentStatus => {
  if (dispute === 'lost') return 'charged_back';
  if (dispute === 'open') return 'disputed';
  if (refunded >= amount) return 'refunded';
  return refunded > 0 ? 'partially_refunded' : 'paid';
};

const statusWithoutMoney = (payment: PaymentRow, { state }: CheckoutSnapshot, now: Date): PaymentStatus => {
  if (state !== 'open' && state !== 'approved') return state;
  if (payment.status !== 'created' && payment.status !== 'open') return payment.status;
  const isOver = payment.request.expiresAt * 1000 + GRACE_MS < now.getTime();
  return state === 'open' && isOver ? 'expired' : 'open';
};
