import type { PaymentRow } from '#db/types';
import { isMoney } from './fold.ts';
import { isGivenUp } from './given-up.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const FIRST = 30 * SECOND;
const LONGEST = 6 * 3600 * SECOND;

/** Refunds and disputes are announced by events, and events get lost: paid payments are looked at again, ever more rarely. */
const AGAIN_AFTER_PAID = [1, 7, 30, 90].map((days) => days * DAY);

export const firstCheck = (now: Date): Date => new Date(now.getTime() + FIRST);

/**
 * When a payment's provider is asked again if nobody mentions it; null for never. `checks`: how often it was asked so far;
 * `failed`: whether the last time brought no answer.
 */
export const nextCheck = (
  { status, outcome, paid_at }: Pick<PaymentRow, 'status' | 'outcome' | 'paid_at'>,
  { checks, failed = false, now }: { checks: number; failed?: boolean; now: Date },
): Date | null => {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isUnfinished = status === 'created' || status === 'open' || status === 'processing';
  const isDueBack = outcome === 'refund_due' && status !== 'refunded';
  const isLeftOpen = failed && isGivenUp({ status });
  if (isUnfinished || isDueBack || isLeftOpen) return after(Math.min(FIRST * 2 ** Math.min(checks, 20), LONGEST));
  if (status === 'review') return after(DAY);
  if (!isMoney(status) || !paid_at) return null;
  const next = AGAIN_AFTER_PAID.find((ms) => paid_at.getTime() + ms > now.getTime());
  return next === undefined ? null : new Date(paid_at.getTime() + next);
};
