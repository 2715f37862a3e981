import type { FreshProof } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Caller } from '#caller';
import type { Db, UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { passwordMatches } from './password.ts';
import { lockSessionUser } from './sessions/queries.ts';

/** How long a login counts as proof that its owner is there. */
const FRESH_MS = 5 * 60_000;

/** What somebody has proved before a sensitive change; it is checked again when the change is made. */
export interface Proof {
  userId: number;
  tokenHash: string;
  /** The password that was shown, as it was stored then; null where the login was proof enough. */
  passwordHash: string | null;
}

/**
 * Demands, for a change that a stolen session must not make, the current password or a login of the last 5 minutes.
 * Throws `proof_needed` where neither is there, and `invalid_input` for a password that is wrong.
 */
export const provePresence = async (
  now: Date,
  { user, tokenHash, sessionBegunAt }: Caller,
  { current_password }: FreshProof,
): Promise<Proof> => {
  if (current_password !== undefined) {
    if (!(await passwordMatches(user.password_hash, current_password, user.id))) throw wrongCurrent();
    return { userId: user.id, tokenHash, passwordHash: user.password_hash };
  }
  if (now.getTime() - sessionBegunAt.getTime() > FRESH_MS) {
    const { proofByPassword, proofByGoogle } = messages.account;
    throw new AppError('proof_needed', user.password_hash === null ? proofByGoogle : proofByPassword);
  }
  return { userId: user.id, tokenHash, passwordHash: null };
};

/**
 * Locks the account until the transaction ends, and returns it if the proof still holds: the session is alive and the
 * password is the same. Throws `not_authenticated` if not.
 */
export const lockProven = async (
  { tx, now }: { tx: Db; now: Date },
  { tokenHash, passwordHash }: Pick<Proof, 'tokenHash' | 'passwordHash'>,
): Promise<UserRow> => {
  const user = await lockSessionUser(tx, { tokenHash, now });
  if (!user || (passwordHash !== null && passwordHash !== user.password_hash)) {
    throw new AppError('not_authenticated', messages.common.pleaseLogIn);
  }
  return user;
};

export const wrongCurrent = (): AppError => {
  const sentence = messages.password.wrongCurrent;
  return new AppError('invalid_input', sentence, { fields: { current_password: sentence } });
};
