import type { Db } from '#db/types';
import { deleteMailedTokens } from '#features/users/mailed-token-queries';
import { findUserByKey, updateUser } from '#features/users/queries';
import { StartError } from '#lib/start-error';
import { hashPassword } from './password.ts';
import { registerUser } from './register.ts';
import { deleteSessions } from './sessions/queries.ts';
import { usernameKey } from './username.ts';

/**
 * Makes an administrator, or gives one that is there a new password and ends all of their sessions. An ordinary account is
 * never raised, because anybody could have registered it: throws StartError for one. Returns what was done.
 */
export const makeAdmin = async (
  { db, now }: { db: Db; now: Date },
  { username, password }: { username: string; password: string },
): Promise<'made' | 'reset'> => {
  const user = await findUserByKey(db, usernameKey(username));
  if (!user) {
    await registerUser({ db, now }, { username, password, name: username, email: '', role: 'admin' });
    return 'made';
  }
  if (user.role !== 'admin') {
    throw new StartError(`"${username}" is an ordinary account already. Please choose another name.`);
  }
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessions(tx, user.id);
    await deleteMailedTokens(tx, user.id, 'reset_password');
  });
  return 'reset';
};
