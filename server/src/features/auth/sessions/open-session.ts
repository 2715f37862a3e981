import type { Db } from '#db/types';
import { updateUser } from '#features/users/queries';
import { hashToken, newToken } from '#lib/secrets';
import { insertSession } from './queries.ts';

interface Opening {
  /** Locked, and held against what was shown to get in: what ends all sessions waits, or has happened before that. */
  userId: number;
  /** Where from, in short words. */
  device: string;
}

/** Opens a session of an account that the transaction `db` has locked. Returns its token. */
export const openSession = async ({ db, now }: { db: Db; now: Date }, { userId, device }: Opening): Promise<string> => {
  const token = newToken();
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    device,
    created_at: now,
    last_used_at: now,
  });
  await updateUser(db, userId, { last_login: now });
  return token;
};
