import { screens } from '@pawsume/contract/screens';
import type { Caller } from '#caller';
import type { Context } from '#context';
import type { JobRow } from '#db/types';
import { deleteMailedTokens } from '#features/users/mailed-token-queries';
import { findOwnerAddress } from '#features/users/owner-address';
import { updateUser } from '#features/users/queries';
import { passwordChangedLetter } from '#mail/letters/password-changed';
import type { Letter } from '#mail/mailer';
import { hashPassword, passwordMatches } from './password.ts';
import { demandGoodPassword } from './password-rule.ts';
import { lockProven, wrongCurrent } from './prove-presence.ts';
import { deleteSessions } from './sessions/queries.ts';

/**
 * Tells somebody by mail that their password was changed; nobody where the address was never confirmed, because it may
 * be a stranger's, or where the account is gone.
 */
export const passwordChangedLetterOf = async (
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  job: JobRow,
): Promise<Letter | null> => {
  const to = await findOwnerAddress(db, job);
  if (to === undefined || job.user_id === null) return null;
  return passwordChangedLetter({ userId: job.user_id, to, url: publicUrl + screens.forgotPassword });
};

type Parts = Pick<Context, 'db' | 'clock' | 'jobs' | 'refuseCommonPasswords'>;

/**
 * Sets a new password and ends all sessions, this one included. Throws `invalid_input` when the current one is wrong, and
 * for a new one that is refused; `not_authenticated` where another change or a reset came first.
 */
export const replacePassword = async (
  parts: Parts,
  { user, tokenHash }: Pick<Caller, 'user' | 'tokenHash'>,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<void> => {
  if (!(await passwordMatches(user.password_hash, current_password, user.id))) throw wrongCurrent();
  await demandGoodPassword(parts, { password: new_password, username: user.username, field: 'new_password' });
  const password_hash = await hashPassword(new_password);
  await parts.db.transaction().execute(async (tx) => {
    await lockProven({ tx, now: parts.clock() }, { tokenHash, passwordHash: user.password_hash });
    await updateUser(tx, user.id, { password_hash });
    await deleteSessions(tx, user.id);
    await deleteMailedTokens(tx, user.id, 'reset_password');
    await parts.jobs.post(tx, { kind: 'password-changed', userId: user.id });
  });
};
