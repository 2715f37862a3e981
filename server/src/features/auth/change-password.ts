import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { deleteMailedTokensOf } from '#features/users/mailed-tokens';
import { updateUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { hashPassword, passwordMatches } from './password.ts';
import { mailPasswordChanged } from './password-changed.ts';
import { demandGoodPassword } from './password-rule.ts';
import { deleteSessionsOf } from './queries.ts';

type Parts = Pick<Context, 'db' | 'mailer' | 'publicUrl' | 'refuseCommonPasswords'>;

/**
 * Sets a new password and ends all sessions, this one included. Throws `invalid_input` when the current one is wrong, and
 * for a new one that is refused.
 */
export const changePasswordOf = async (
  parts: Parts,
  user: UserRow,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<void> => {
  if (!(await passwordMatches(user.password_hash, current_password))) {
    const sentence = messages.password.wrongCurrent;
    throw new AppError('invalid_input', sentence, { fields: { current_password: sentence } });
  }
  await demandGoodPassword(parts, { password: new_password, username: user.username, field: 'new_password' });
  const password_hash = await hashPassword(new_password);
  await parts.db.transaction().execute(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessionsOf(tx, user.id);
    await deleteMailedTokensOf(tx, user.id, 'reset_password');
  });
  mailPasswordChanged(parts, user);
};
