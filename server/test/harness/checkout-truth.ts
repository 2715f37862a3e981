import type { Db, PaymentRow } from '#db/types';

/** A checkout as its provider holds it, whatever we asked for. Amounts are in minor units. */
export interface CheckoutTruth {
  provider: PaymentRow['provider'];
  ref: string;
  /** Our payment's id, as the provider was told it. */
  paymentId: string | null;
  currency: string;
  live: boolean;
  /** What the buyer paid, 0 where no money moved; and what of it went back. */
  captured: number;
  refunded: number;
  dispute: 'none' | 'open' | 'lost';
  /** Whether a dispute that the provider does not tell of keeps the money from going back for now. */
  isHeldBack?: boolean;
}

/** Where the books differ from what the providers hold, a line each. */
export const disagreements = async (db: Db, truths: CheckoutTruth[]): Promise<string[]> => {
  const payments = await db.selectFrom('payments').selectAll().execute();
  return truths.flatMap((truth) => wrongWith(paymentFor(payments, truth), truth));
};

/** Payments with money that none of the providers' checkouts brought, a line each. */
export const phantoms = async (db: Db, truths: CheckoutTruth[]): Promise<string[]> => {
  const payments = await db.selectFrom('payments').selectAll().where('outcome', 'is not', null).execute();
  const known = new Set(truths.map((truth) => paymentFor(payments, truth)?.id));
  return payments.filter(({ id }) => !known.has(id)).map(({ id }) => `P9 payment ${id} has money from nowhere`);
};

const paymentFor = (payments: PaymentRow[], { provider, ref, paymentId }: CheckoutTruth): PaymentRow | undefined =>
  payments.find((payment) => payment.provider === provider && payment.provider_ref === ref) ??
  payments.find((payment) => payment.provider_ref === null && payment.id === paymentId);

const wrongWith = (payment: PaymentRow | undefined, truth: CheckoutTruth): string[] => {
  const what = `${truth.provider} ${truth.ref}, payment ${payment?.id}`;
  if (truth.captured === 0) return payment?.outcome ? [`P9 ${what}: money recorded, none captured`] : [];
  if (!payment) return [`P12 ${what}: captured, and unknown here`];
  if (!fits(payment, truth)) return wrongWithHeld(payment, truth, what);
  const { outcome, refunded, status } = payment;
  if (outcome === null) return [`P12 ${what}: captured, and ${status} here`];
  const wrong: string[] = [];
  if (refunded !== truth.refunded) wrong.push(`P9 ${what}: refunded ${refunded} here, ${truth.refunded} there`);
  if (status !== statusOf(truth)) wrong.push(`P12 ${what}: ${status} here, ${statusOf(truth)} there`);
  if (outcome === 'refund_due' && truth.dispute === 'none' && !truth.isHeldBack && truth.refunded < truth.captured) {
    wrong.push(`P4 ${what}: due to go back, and has not`);
  }
  return wrong;
};

const fits = (payment: PaymentRow, { paymentId, captured, currency, live }: CheckoutTruth): boolean =>
  payment.id === paymentId && payment.amount === captured && payment.currency === currency && payment.live === live;

const wrongWithHeld = ({ outcome, status }: PaymentRow, truth: CheckoutTruth, what: string): string[] => {
  const wrong: string[] = [];
  if (outcome !== null) wrong.push(`P10 ${what}: not what was asked for, and became ${outcome}`);
  const expected = truth.refunded < truth.captured ? 'review' : 'refunded';
  if (status !== expected) wrong.push(`P10 ${what}: not what was asked for, and is ${status} instead of ${expected}`);
  return wrong;
};

const statusOf = ({ dispute, refunded, captured }: CheckoutTruth): PaymentRow['status'] => {
  if (dispute !== 'none') return dispute === 'open' ? 'disputed' : 'charged_back';
  if (refunded >= captured) return 'refunded';
  return refunded > 0 ? 'partially_refunded' : 'paid';
};
