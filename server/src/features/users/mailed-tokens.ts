import { withMailedToken } from '@pawsume/contract/screens';
import type { Db, UserRow } from '#db/types';
import { hashToken, newToken } from '#lib/secrets';

export type Purpose = 'reset_password' | 'confirm_email';

const MINUTE_MS = 60_000;
const LIFE_MS: Record<Purpose, number> = { reset_password: 30 * MINUTE_MS, confirm_email: 24 * 60 * MINUTE_MS };
const SCREEN = { reset_password: 'resetPassword', confirm_email: 'confirmEmail' } as const;

interface Parts {
  db: Db;
  now: Date;
  publicUrl: string;
}

interface Request {
  userId: number;
  purpose: Purpose;
  email: string;
}

/**
 * Makes a link to be mailed to `email`; the one before it is void. Null where the account is gone, or has another address
 * by now.
 */
export const mailedLink = async (
  { db, now, publicUrl }: Parts,
  { userId, purpose, email }: Request,
): Promise<string | null> => {
  const token = await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    return user ? makeMailedToken(tx, { userId, purpose, email, now }) : null;
  });
  return token === null ? null : publicUrl + withMailedToken(SCREEN[purpose], token);
};

/** The token of such a link, for an account that this transaction has locked. */
export const makeMailedToken = async (
  tx: Db,
  { userId, purpose, email, now }: Request & { now: Date },
): Promise<string> => {
  const token = newToken();
  const made = { token_hash: hashToken(token), email, expires_at: new Date(now.getTime() + LIFE_MS[purpose]) };
  await tx
    .insertInto('mailed_tokens')
    .values({ user_id: userId, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(made))
    .execute();
  return token;
};

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

/** The account that a mailed link is for, as long as the link is of use. */
export const findUserOfToken = (db: Db, given: Given): Promise<UserRow | undefined> =>
  living(db, given).selectAll('users').executeTakeFirst();

/** Uses a link up, and tells whose it was. Of several at once, one is told; undefined where it is of no use any more. */
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
export const deleteMailedTokensOf = async (db: Db, userId: number, purpose?: Purpose): Promise<void> => {
  const all = db.deleteFrom('mailed_tokens').where('user_id', '=', userId);
  await (purpose ? all.where('purpose', '=', purpose) : all).execute();
};
