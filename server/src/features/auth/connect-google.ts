import { messages } from '@pawsume/contract/messages';
import type { Db, UserRow } from '#db/types';
import { hasIdentity } from '#features/users/queries';
import { type Identity, type IdentityProvider, SignInError } from '#identity/identity-provider';
import { AppError } from '#lib/app-error';
import { isUniqueViolation } from '#lib/database-error';
import { deleteIdentitiesOf, findUserOfIdentity, insertIdentity } from './google-queries.ts';
import { beginSignIn } from './sign-in.ts';

/** Begins to connect Google to this account and returns Google's page. Throws `unavailable`, `google_connected`. */
export const beginConnection = async (
  { db, now, google }: { db: Db; now: Date; google: IdentityProvider | null },
  { userId, browser, sessionHash }: { userId: number; browser: string; sessionHash: string },
): Promise<string> => {
  if (!google) throw new AppError('unavailable', messages.auth.googleUnavailable);
  if (await hasIdentity(db, userId)) throw new AppError('google_connected', messages.account.googleConnectedAlready);
  try {
    return await beginSignIn({ db, now, google }, { browser, sessionHash });
  } catch (cause) {
    if (!(cause instanceof SignInError)) throw cause;
    throw new AppError('unavailable', messages.account.connectFailed, { cause });
  }
};

/** Has an identity open this account from now on. False where it opens another, or another opens this one. */
export const connectIdentity = async (
  { db, now }: { db: Db; now: Date },
  { identity, userId }: { identity: Identity; userId: number },
): Promise<boolean> => {
  try {
    await insertIdentity(db, identity, { user_id: userId, created_at: now });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await findUserOfIdentity(db, identity)) === userId;
  }
};

/** Has no identity open this account any more. Throws `password_needed` where nothing else would. */
export const disconnect = async (db: Db, user: UserRow): Promise<void> => {
  if (user.password_hash === null) throw new AppError('password_needed', messages.account.passwordNeeded);
  await deleteIdentitiesOf(db, user.id);
};
