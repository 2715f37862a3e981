import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { insertUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { isUniqueViolation } from '#lib/database-error';
import { hashPassword } from './password.ts';
import { usernameKey } from './username.ts';

interface Registration {
  username: string;
  password: string;
  email: string;
  name: string;
  role?: 'user' | 'admin';
}

/**
 * Creates an account and returns its id. Throws `username_taken`; the database's unique index decides, so two at once
 * cannot both win.
 */
export const registerUser = async (
  { db, now }: { db: Db; now: Date },
  { username, password, email, name, role = 'user' }: Registration,
): Promise<number> => {
  const password_hash = await hashPassword(password);
  try {
    const { id } = await insertUser(db, {
      username,
      username_key: usernameKey(username),
      password_hash,
      name,
      email,
      role,
      created_at: now,
    });
    return id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = messages.auth.usernameTaken;
    throw new AppError('username_taken', sentence, { cause: error, fields: { username: sentence } });
  }
};
