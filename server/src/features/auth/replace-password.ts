import type { Caller } from '#caller';
import type { Context } from '#context';
import { deleteMailedTokens } from '#features/users/mailed-token-queries';
import { updateUser } from '#features/users/queries';
import { hashPassword, passwordMatches } from './password.ts';
import { demandGoodPassword } from './password-rule.ts';
import { lockProven, wrongCurrent } from './prove-presence.ts';
import { deleteSessions } from './sessions/queries.ts';

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
