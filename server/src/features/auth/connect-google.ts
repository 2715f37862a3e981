import { messages } from '@pawsume/contract/messages';
import { screens } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { Db, JobRow } from '#db/types';
import { findOwnerAddress } from '#features/users/owner-address';
import { hasIdentity } from '#features/users/queries';
import { type Identity, type IdentityProvider, SignInError } from '#identity/identity-provider';
import { AppError } from '#lib/app-error';
import { isUniqueViolation } from '#lib/database-error';
import { wayInChangedLetter } from '#mail/letters/way-in-changed';
import type { Letter } from '#mail/mailer';
import { deleteIdentities, findUserOfIdentity, insertIdentity } from './google-queries.ts';
import { lockProven, type Proof } from './prove-presence.ts';
import { findSessionUser, lockSessionUser } from './sessions/queries.ts';
import { beginSignIn } from './sign-in.ts';

type Parts = Pick<Context, 'db' | 'jobs'>;

const CONNECTED = 'connected';

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

/**
 * Connects an identity to the account of a session. Returns false where the identity is connected to another account,
 * or the account to another identity. Throws SignInError where the session is over.
 */
export const connectIdentity = async (
  { now, ...parts }: Parts & { now: Date },
  { identity, sessionHash }: { identity: Identity; sessionHash: string },
): Promise<boolean> => {
  const { db } = parts;
  try {
    await db.transaction().execute(async (tx) => {
      const owner = await lockSessionUser(tx, { tokenHash: sessionHash, now });
      if (!owner) throw new SignInError('session_over');
      await insertIdentity(tx, identity, { user_id: owner.id, created_at: now });
      await parts.jobs.post(tx, { kind: 'way-in-changed', userId: owner.id, about: CONNECTED });
    });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const owner = await findUserOfIdentity(db, identity);
    return owner !== undefined && owner === (await findSessionUser(db, { tokenHash: sessionHash, now }));
  }
};

/** Disconnects all identities from this account. Throws `password_needed` for an account without a password. */
export const disconnect = async ({ now, ...parts }: Parts & { now: Date }, proof: Proof): Promise<void> => {
  await parts.db.transaction().execute(async (tx) => {
    const owner = await lockProven({ tx, now }, proof);
    if (owner.password_hash === null) throw new AppError('password_needed', messages.account.passwordNeeded);
    const { numDeletedRows } = await deleteIdentities(tx, owner.id);
    if (numDeletedRows > 0n) {
      await parts.jobs.post(tx, { kind: 'way-in-changed', userId: owner.id, about: 'disconnected' });
    }
  });
};

/** Tells an owner by mail of a new or a lost way to log in; nobody where the address was never confirmed. */
export const wayInChangedLetterOf = async (
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  job: JobRow,
): Promise<Letter | null> => {
  const to = await findOwnerAddress(db, job);
  if (to === undefined || job.user_id === null) return null;
  const url = publicUrl + screens.forgotPassword;
  const change = job.about === CONNECTED ? CONNECTED : 'disconnected';
  return wayInChangedLetter({ userId: job.user_id, to, url, way: 'Google', change });
};
