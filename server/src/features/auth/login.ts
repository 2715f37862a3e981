import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { findUserByKey } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { openSession } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { usernameKey } from './username.ts';

interface Credentials {
  username: string;
  password: string;
  /** Where from, in short words. */
  device: string;
  /** Only accounts with this role may log in here. */
  role?: 'admin';
}

/** Opens a session and returns its token. Throws `wrong_credentials`, the same for every reason. */
export const logIn = async (
  { db, now }: { db: Db; now: Date },
  { username, password, device, role }: Credentials,
): Promise<string> => {
  const user = await findUserByKey(db, usernameKey(username));
  const matches = await passwordMatches(user?.password_hash, password);
  if (!user || !matches || (role && user.role !== role)) {
    throw new AppError('wrong_credentials', messages.auth.wrongCredentials);
  }
  return openSession({ db, now }, { userId: user.id, device });
};
