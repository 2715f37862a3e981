import type { ExpressionBuilder } from 'kysely';
import { deleteWaitingJobs } from '#db/jobs/job-queries';
import type { Database, Db, UserRow } from '#db/types';
import { hashToken } from '#lib/secrets';

export type Purpose = 'reset_password' | 'confirm_email';

interface NewToken {
  userId: number;
  purpose: Purpose;
  /** The same is mailed again, because nobody knows whether it arrived: the link before stays good. */
  isAgain: boolean;
  token_hash: string;
  email: string;
  expires_at: Date;
}

/** Stores the token of a link; the one before it is void, unless the same is mailed again. */
export const putMailedToken = (db: Db, { userId, purpose, isAgain, ...made }: NewToken) =>
  db
    .insertInto('mailed_tokens')
    .values({ user_id: userId, purpose, ...made })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet(({ ref }) => ({
        ...made,
        spare_hash: isAgain ? ref('mailed_tokens.token_hash') : null,
      })),
    )
    .execute();

/** The same link may have been mailed twice. */
const isToken = (token: string) => {
  const hash = hashToken(token);
  return (where: ExpressionBuilder<Database, 'mailed_tokens'>) =>
    where.or([where('mailed_tokens.token_hash', '=', hash), where('mailed_tokens.spare_hash', '=', hash)]);
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
    .where(isToken(token))
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
    .where(isToken(given.token))
    .where('purpose', '=', given.purpose)
    .where('user_id', 'in', living(db, given).select('users.id'))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
};

const JOBS = { reset_password: 'reset-password', confirm_email: 'confirm-email' } as const;

/** Voids all links that were mailed for an account, or are still to be; or those of one purpose. */
export const deleteMailedTokens = async (db: Db, userId: number, purpose?: Purpose): Promise<void> => {
  const all = db.deleteFrom('mailed_tokens').where('user_id', '=', userId);
  await (purpose ? all.where('purpose', '=', purpose) : all).execute();
  await deleteWaitingJobs(db, userId, purpose ? [JOBS[purpose]] : Object.values(JOBS));
};
