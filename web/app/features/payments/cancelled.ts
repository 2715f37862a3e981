import type { Payment } from '@pawsume/contract/payments';
import type { Certainty } from './screen-of.ts';
import type { Watch } from './watch-payment.ts';

/** Whether money came for it though its buyer cancelled, as by paying in another tab. */
export const isThrough = ({ state }: Payment): boolean => state !== 'open' && state !== 'failed';

/** What can be said of the money of a payment that was cancelled. */
export const certaintyOf = ({ payment, trouble }: Watch): Certainty => {
  if (trouble === 'unreachable' || payment?.is_known === false) return 'unconfirmed';
  return payment ? 'not charged' : 'unsaid';
};
