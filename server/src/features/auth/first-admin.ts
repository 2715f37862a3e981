import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { findUserByKey } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { StartError } from '#lib/start-error';
import { isEasyPassword } from './password-rule.ts';
import { registerUser } from './register.ts';
import { usernameKey } from './username.ts';

/**
 * Makes sure that the administrator of the settings exists. An administrator who is there keeps the password; an
 * ordinary account of that name is never raised, because anybody could have registered it.
 */
export const ensureAdmin = async (
  { db, now, refuseCommonPasswords = false }: { db: Db; now: Date; refuseCommonPasswords?: boolean },
  { username, password }: { username: string; password: string },
): Promise<void> => {
  const user = await findUserByKey(db, usernameKey(username));
  if (user && user.role !== 'admin') {
    throw new StartError(`ADMIN_USERNAME: "${username}" is an ordinary account already. Please choose another name.`);
  }
  // Also for one that is there already: it may well be the password it was made with.
  if (refuseCommonPasswords && (await isEasyPassword(password, username))) {
    throw new StartError(`ADMIN_PASSWORD: ${messages.auth.commonPassword}`);
  }
  if (user) return;
  try {
    await registerUser({ db, now }, { username, password, name: username, email: '', role: 'admin' });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'username_taken') throw error;
    // Another machine that starts at this moment was faster.
    await ensureAdmin({ db, now, refuseCommonPasswords }, { username, password });
  }
};
