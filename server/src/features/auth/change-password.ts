import { messages } from '@pawsume/contract/messages';
import type { Db, UserRow } from '#db/types';
import { updateUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { hashPassword, passwordMatches } from './password.ts';
import { deleteSessionsOf } from './queries.ts';

/** Sets a new password and ends all sessions, this one included. Throws `invalid_input` when the current one is wrong. */
export const changePasswordOf = async (
  db: Db,
  user: UserRow,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<void> => {
  if (!(await passwordMatches(user.password_hash, current_password))) {
    const sentence = messages.password.wrongCurrent;
    throw new AppError('invalid_input', sentence, { fields: { current_password: sentence } });
  }
  const password_hash = await hashPassword(new_password);
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessionsOf(tx, user.id);
  });
};
