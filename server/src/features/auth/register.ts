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
 * cannot both win. `follow` does what belongs to it, in the same transaction.
 */
export const registerUser = async (
  { db, now }: { db: Db; now: Date },
  { username, password, email, name, role = 'user' }: Registration,
  follow: (tx: Db, userId: number) => Promise<void> = async () => undefined,
): Promise<number> => {
  const password_hash = await hashPassword(password);
  try {
    return await db.transaction().execute(async (tx) => {
      const user = { username, username_key: usernameKey(username), password_hash, name, email, role };
      const { id } = await insertUser(tx, { ...user, created_at: now });
      await follow(tx, id);
      return id;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = messages.auth.usernameTaken;
    throw new AppError('username_taken', sentence, { cause: error, fields: { username: sentence } });
  }
};
