import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '#lib/address-key';
import type { Letter } from './mailer.ts';

const HOUR_S = 3600;
const MOST_OF_A_KIND = 5;

/**
 * Keeps our mails from being used to pester somebody: whoever changes addresses or registers in a loop reaches an address
 * a few times an hour. Each kind counts by itself, so that nobody's link to a new password can be crowded out by others.
 */
export const openRecipientLimit = () => {
  const counter = new RateLimiterMemory({ points: MOST_OF_A_KIND, duration: HOUR_S });
  return {
    /** Counts a letter; false when its address has had enough of its kind. */
    admits: ({ kind, to }: Pick<Letter, 'kind' | 'to'>): Promise<boolean> => {
      const address = createHash('sha256').update(addressKey(to)).digest('base64url');
      return counter.consume(`${kind} ${address}`).then(
        () => true,
        () => false,
      );
    },
  };
};
