import type { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { findConfirmedEmail } from '#features/users/queries';
import { insertStrangerLetter, isNeverMailed, listStrangerLetters, lockAddress } from './queries.ts';

const DAY_MS = 86_400_000;
/** From all users together. */
const LETTERS_TO_AN_ADDRESS_A_DAY = 3;

export type LetterRefusal = Extract<
  keyof typeof confirmationMessages,
  'confirmFirst' | 'neverMail' | 'addressHasEnough'
>;

/**
 * Counts a letter that a user has us send to somebody without an account here, in the transaction that posts it. Returns why it
 * may not go out; null where it may. Letters to one address take turns until the transaction ends, on all servers.
 */
export const refuseStrangerLetter = async (
  { addressHash, clock }: Pick<Context, 'addressHash' | 'clock'>,
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<LetterRefusal | null> => {
  if ((await findConfirmedEmail(tx, userId)) === undefined) return 'confirmFirst';
  const hash = addressHash(email);
  await lockAddress(tx, hash);
  if (await isNeverMailed(tx, hash)) return 'neverMail';
  const now = clock();
  const sent = await listStrangerLetters(tx, hash, new Date(now.getTime() - DAY_MS));
  if (sent.length >= LETTERS_TO_AN_ADDRESS_A_DAY) return 'addressHasEnough';
  await insertStrangerLetter(tx, hash, now);
  return null;
};
