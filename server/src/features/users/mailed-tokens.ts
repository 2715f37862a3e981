import { withMailedToken } from '@pawsume/contract/screens';
import type { Db } from '#db/types';
import { hashToken, newToken } from '#lib/secrets';
import { type Purpose, putMailedToken } from './mailed-token-queries.ts';
import { lockUserAtAddress } from './queries.ts';

const MINUTE_MS = 60_000;
const LIFE_MS: Record<Purpose, number> = { reset_password: 30 * MINUTE_MS, confirm_email: 24 * 60 * MINUTE_MS };
const SCREEN = { reset_password: 'resetPassword', confirm_email: 'confirmEmail' } as const;

interface Parts {
  db: Db;
  now: Date;
  publicUrl: string;
}

interface Addressed {
  userId: number;
  purpose: Purpose;
  email: string;
  /** A mail with such a link may have arrived although nobody knows: its link stays good. */
  isAgain?: boolean;
}

/**
 * Makes a link to be mailed to `email`; the one before it is void, unless the same is mailed again. Null where the account is gone, or has another address
 * by now.
 */
export const mailedLink = async (
  { db, now, publicUrl }: Parts,
  { userId, purpose, email, isAgain }: Addressed,
): Promise<string | null> => {
  const token = await db.transaction().execute(async (tx) => {
    const isThere = await lockUserAtAddress(tx, { userId, email });
    return isThere ? makeMailedToken(tx, { userId, purpose, email, isAgain, now }) : null;
  });
  return token === null ? null : publicUrl + withMailedToken(SCREEN[purpose], token);
};

/** The token of such a link, for an account that this transaction has locked. */
export const makeMailedToken = async (
  tx: Db,
  { userId, purpose, email, isAgain = false, now }: Addressed & { now: Date },
): Promise<string> => {
  const token = newToken();
  const expires_at = new Date(now.getTime() + LIFE_MS[purpose]);
  await putMailedToken(tx, { userId, purpose, isAgain, token_hash: hashToken(token), email, expires_at });
  return token;
};
