import type { ProviderName } from '@pawsume/contract/payments';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CheckoutRequest } from '#lib/checkout-request';

type CreatedAt = ColumnType<Date, Date, never>;
type Stamp = ColumnType<Date, Date, Date>;
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * `abandoned`: nobody learned whether its checkout was opened. `review`: money came, but the provider's amount, currency,
 * id or mode is not ours, and a person has to look.
 */
export type PaymentStatus =
  | 'created'
  | 'create_failed'
  | 'abandoned'
  | 'open'
  | 'processing'
  | 'expired'
  | 'failed'
  | 'review'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'
  | 'charged_back';

/** What a payment's money became. `refund_due`: it came for an account that is gone, and goes back. */
type PaymentOutcome = 'credits' | 'resume' | 'refund_due';

export interface PaymentsTable {
  id: string;
  user_id: number;
  kind: 'credits' | 'resume';
  quantity: number;
  resume_id: number | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  provider: ProviderName;
  live: boolean;
  provider_ref: string | null;
  capture_ref: string | null;
  checkout_url: string | null;
  /** Frozen before the first call, so that a retry sends the very same request. */
  request: JSONColumnType<CheckoutRequest>;
  status: PaymentStatus;
  created_at: CreatedAt;
  updated_at: Stamp;
  paid_at: NullableStamp;
  /** Counts the changes: what was read of the provider is folded only into the row that it was read for. */
  version: Generated<number>;
  /** How often opening the checkout ended without an answer. */
  open_failures: Generated<number>;
  /** Part of the capture's idempotency key: a buyer who was declined and chose again is captured anew. */
  capture_attempt: Generated<number>;
  /** Null until money came. */
  outcome: ColumnType<PaymentOutcome | null, PaymentOutcome | null | undefined, PaymentOutcome | null>;
  /** Credits given for it. */
  granted: Generated<number>;
  /** What went back to the buyer, in minor units. */
  refunded: Generated<number>;
  /** Of what was given, in credits, or 1 for the résumé: what was taken back, and what could not be because it was spent. */
  clawed_back: Generated<number>;
  shortfall: Generated<number>;
  /** Its owner deleted the résumé that it paid for: what it bought is gone, whatever becomes of its money. */
  gone_with_resume: Generated<boolean>;
  /** Of `granted`: what went at once to the shortfalls of other payments. */
  settled: Generated<number>;
  /** What does not fit, or why it failed: for whoever looks at it. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often the reconciler has looked, and when it looks again. */
  checks: Generated<number>;
  next_check_at: NullableStamp;
  /** When a buyer last had the provider asked, until when that look is alone, and which was the last that was answered. */
  asked_at: NullableStamp;
  looking_until: NullableStamp;
  answered_at: NullableStamp;
  /** Until when somebody who opens its checkout is alone with that. */
  opening_until: NullableStamp;
}

/** What went back of a payment, and when we learned of it. */
export interface PaymentRefundsTable {
  id: Generated<number>;
  payment_id: string;
  /** As the payment has it: joined to all payments, a sum of refunds would take long. */
  live: boolean;
  currency: string;
  /** In minor units of the currency; below zero where something returned. */
  amount: number;
  created_at: CreatedAt;
}
