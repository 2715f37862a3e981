import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { findUserByKey, updateUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { passwordMatches } from './password.ts';
import { insertSession } from './queries.ts';
import { usernameKey } from './username.ts';

interface Credentials {
  username: string;
  password: string;
  /** Only accounts with this role may log in here. */
  role?: 'admin';
}

/** Opens a session and returns its token. Throws `wrong_credentials`, the same for every reason. */
export const logIn = async (
  { db, now }: { db: Db; now: Date },
  { username, password, role }: Credentials,
): Promise<string> => {
  const user = await findUserByKey(db, usernameKey(username));
  const matches = await passwordMatches(user?.password_hash, password);
  if (!user || !matches || (role && user.role !== role)) {
    throw new AppError('wrong_credentials', messages.auth.wrongCredentials);
  }
  const token = newToken();
  await insertSession(db, { token_hash: hashToken(token), user_id: user.id, created_at: now, last_used_at: now });
  await updateUser(db, user.id, { last_login: now });
  return token;
};
