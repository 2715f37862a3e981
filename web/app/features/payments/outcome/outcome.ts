import { LONG_AFTER_MS, type Watch } from './watch-payment.ts';

/**
 * What the success screen shows. `checking`: nobody has answered yet. `unconfirmed`: the provider could not be asked, so
 * nobody can say whether it was paid. `unknown`: there is no such payment.
 */
export type Outcome =
  | 'checking'
  | 'unconfirmed'
  | 'processing'
  | 'processing-long'
  | 'unpaid'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'charged_back'
  | 'review'
  | 'unknown';

/** How long a payment may stay open until it is called unpaid. Providers seldom lag that far behind their own page. */
const UNPAID_AFTER_MS = 15_000;

/**
 * A provider that could not be asked has not said that it is unpaid. Nor does an answer from before we lost touch say what
 * came after.
 */
const isUnsure = ({ payment, trouble, waitedMs }: Watch): boolean => {
  if (payment?.is_known === false) return true;
  return payment?.state === 'open' && trouble === 'unreachable' && waitedMs >= UNPAID_AFTER_MS;
};

export const readOutcome = ({ payment, trouble, waitedMs }: Watch): Outcome => {
  if (trouble === 'missing') return 'unknown';
  if (payment === null) return 'checking';
  const { state } = payment;
  if (isUnsure({ payment, trouble, waitedMs })) return 'unconfirmed';
  if (state === 'failed' || (state === 'open' && waitedMs >= UNPAID_AFTER_MS)) return 'unpaid';
  if (state === 'open' || state === 'processing') return waitedMs >= LONG_AFTER_MS ? 'processing-long' : 'processing';
  return state;
};
