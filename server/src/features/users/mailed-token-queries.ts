import type { Db, UserRow } from '#db/types';
import { hashToken } from '#lib/secrets';

export type Purpose = 'reset_password' | 'confirm_email';

/** Stores the token of a link; the one before it is void. */
export const putMailedToken = (
  db: Db,
  {
    userId,
    purpose,
    ...made
  }: { userId: number; purpose: Purpose; token_hash: string; email: string; expires_at: Date },
) =>
  db
    .insertInto('mailed_tokens')
    .values({ user_id: userId, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(made))
    .execute();

interface Given {
  token: string;
  purpose: Purpose;
  now: Date;
}

const living = (db: Db, { token, purpose, now }: Given) =>
  db
    .selectFrom('mailed_tokens')
    .innerJoin('users', 'users.id', 'mailed_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .whereRef('mailed_tokens.email', '=', 'users.email')
    .where('deleted_at', 'is', null);

/** The account that a mailed link is for; undefined where the link is not valid. */
export const findUserOfToken = (db: Db, given: Given): Promise<UserRow | undefined> =>
  living(db, given).selectAll('users').executeTakeFirst();

/**
 * Uses a link up and returns its user; undefined where it is not valid any more. Of several requests at once, only one
 * gets the user.
 */
export const takeMailedToken = async (db: Db, given: Given): Promise<number | undefined> => {
  const taken = await db
    .deleteFrom('mailed_tokens')
    .where('token_hash', '=', hashToken(given.token))
    .where('user_id', 'in', living(db, given).select('users.id'))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
};

/** Voids all links that were mailed for an account, or those of one purpose. */
export const deleteMailedTokens = async (db: Db, userId: number, purpose?: Purpose): Promise<void> => {
  const all = db.deleteFrom('mailed_tokens').where('user_id', '=', userId);
  await (purpose ? all.where('purpose', '=', purpose) : all).execute();
};

export const deleteExpiredMailedTokens = (db: Db, now: Date) =>
  db.deleteFrom('mailed_tokens').where('expires_at', '<=', now).execute();
