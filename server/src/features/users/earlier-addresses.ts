import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { addressKey } from '#lib/address-key';
import { hashToken, newToken } from '#lib/secrets';
import { LimitError } from '#limits/limit-error';
import { waitWords } from '#limits/wait-words';
import { insertEarlierAddress, listChangesSince, listUndoableChanges } from './earlier-address-queries.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = 7 * DAY_MS;
const MOST_IN_A_DAY = 5;

interface Left {
  userId: number;
  now: Date;
  /** The confirmed address that was left; null where none had been confirmed. */
  email: string | null;
}

/** Throws LimitError where this account has had enough addresses today. */
export const demandFewChanges = async (tx: Db, { userId, now }: Omit<Left, 'email'>): Promise<void> => {
  const since = new Date(now.getTime() - DAY_MS);
  const changes = await listChangesSince(tx, { userId, since, limit: MOST_IN_A_DAY });
  const oldest = changes[MOST_IN_A_DAY - 1];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.changed_at.getTime() + DAY_MS - now.getTime()) / 1000));
  throw new LimitError(messages.limits.addresses(waitWords(seconds)), seconds);
};

/**
 * Notes that an account left an address, and returns the token of the link that undoes it for seven days; null where there
 * is nothing to undo. Links of earlier changes stay good.
 */
export const noteEarlierAddress = async (tx: Db, { userId, now, email }: Left): Promise<string | null> => {
  const token = email === null ? null : newToken();
  await insertEarlierAddress(tx, {
    user_id: userId,
    email: email ?? '',
    token_hash: token === null ? null : hashToken(token),
    changed_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return token;
};

/** The first change whose link leads back to this address; undefined where none does. */
export const findWayBack = async (
  tx: Db,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<number | undefined> => {
  const changes = await listUndoableChanges(tx, { userId, now });
  return changes.find((change) => addressKey(change.email) === addressKey(email))?.id;
};
