import type { Db } from '#db/types';
import { updateUser } from '#features/users/queries';
import { hashToken, newToken } from '#lib/secrets';
import { insertSession } from './queries.ts';

interface Opening {
  /**
   * The caller holds its lock and has checked the proof again under it, so that ending all sessions comes either before
   * or after this.
   */
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
