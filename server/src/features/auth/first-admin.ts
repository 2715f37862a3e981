import type { Db } from '#db/types';
import { findUserByKey } from '#features/users/queries';
import { StartError } from '#lib/start-error';
import { registerUser } from './register.ts';
import { usernameKey } from './username.ts';

/**
 * Makes sure that the administrator of the settings exists. An administrator who is there keeps the password; an
 * ordinary account of that name is never raised, because anybody could have registered it.
 */
export const ensureAdmin = async (
  { db, now }: { db: Db; now: Date },
  { username, password }: { username: string; password: string },
): Promise<void> => {
  const user = await findUserByKey(db, usernameKey(username));
  if (user && user.role !== 'admin') {
    throw new StartError(`ADMIN_USERNAME: "${username}" is an ordinary account already. Please choose another name.`);
  }
  if (!user) await registerUser({ db, now }, { username, password, name: username, email: '', role: 'admin' });
};
