import { createHash } from 'node:crypto';
import { addressKey } from '#lib/address-key';
import type { Letter } from './mailer.ts';

/** So many mails of a kind reach an address within so many seconds. */
export const MAILS_TO_AN_ADDRESS = { points: 5, windowS: 3600 };

/** Counts points under a key, and returns how many there are now. */
export interface RecipientCounter {
  add(key: string, points: number): Promise<{ points: number }>;
}

/**
 * Keeps our mails from being used to pester somebody: whoever changes addresses or registers in a loop reaches an address
 * a few times an hour. Each kind counts by itself, so that nobody's link to a new password can be crowded out by others.
 * Returns false where its address has had enough of a letter's kind.
 */
export const admitLetter = async (
  counter: RecipientCounter,
  { kind, to }: Pick<Letter, 'kind' | 'to'>,
): Promise<boolean> => {
  const address = createHash('sha256').update(addressKey(to)).digest('base64url');
  const { points } = await counter.add(`${kind} ${address}`, 1);
  return points <= MAILS_TO_AN_ADDRESS.points;
};
