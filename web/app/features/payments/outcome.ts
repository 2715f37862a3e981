import { LONG_AFTER_MS } from './ask-again.ts';
import type { Watch } from './watch-payment.ts';

/** What the success screen shows. `checking`: nobody has answered yet. `unknown`: there is no such payment. */
export type Outcome =
  | 'checking'
  | 'processing'
  | 'processing-long'
  | 'unpaid'
  | 'paid'
  | 'refunded'
  | 'review'
  | 'unknown';

/** How long a payment may stay open until it is called unpaid. Providers seldom lag that far behind their own page. */
const UNPAID_AFTER_MS = 15_000;

export const outcomeOf = ({ payment, trouble, waitedMs }: Watch): Outcome => {
  if (trouble === 'missing') return 'unknown';
  if (payment === null) return 'checking';
  const { state } = payment;
  if (state === 'failed' || (state === 'open' && waitedMs >= UNPAID_AFTER_MS)) return 'unpaid';
  if (state === 'open' || state === 'processing') return waitedMs >= LONG_AFTER_MS ? 'processing-long' : 'processing';
  return state;
};
