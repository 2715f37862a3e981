import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { addressKey } from '#lib/address-key';
import { hashToken, newToken } from '#lib/secrets';
import { LimitError } from '#limits/limit-error';
import { waitWords } from '#limits/wait-words';

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
  const changes = await tx
    .selectFrom('earlier_addresses')
    .select('changed_at')
    .where('user_id', '=', userId)
    .where('changed_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('changed_at', 'desc')
    .limit(MOST_IN_A_DAY)
    .execute();
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
  await tx
    .insertInto('earlier_addresses')
    .values({
      user_id: userId,
      email: email ?? '',
      token_hash: token === null ? null : hashToken(token),
      changed_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return token;
};

interface Given {
  token: string;
  now: Date;
}

/** The change that a link undoes, while the link is of use. */
export const findEarlierAddress = (db: Db, { token, now }: Given) =>
  db
    .selectFrom('earlier_addresses')
    .select(['id', 'user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Voids the links of a change and of all that came after it: whoever made them may be whom the link is to keep out. What
 * came before stays good. The rows stay, so that they go on counting.
 */
export const voidFrom = async (tx: Db, { id, userId }: { id: number; userId: number }): Promise<void> => {
  await tx
    .updateTable('earlier_addresses')
    .set({ token_hash: null, email: '' })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .execute();
};

/** The first change whose link leads back to this address; undefined where none does. */
export const findWayBackTo = async (
  tx: Db,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<number | undefined> => {
  const rows = await tx
    .selectFrom('earlier_addresses')
    .select(['id', 'email'])
    .where('user_id', '=', userId)
    .where('token_hash', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.find((row) => addressKey(row.email) === addressKey(email))?.id;
};
