import { randomBytes } from 'node:crypto';
import type { Db } from '#db/types';

const LIFE_MS = 5 * 60_000;
const BYTES = 32;

export type Purpose = 'add' | 'log_in' | 'second_step';

interface Use {
  purpose: Purpose;
  /** Null where the passkey is to tell who it is. */
  userId: number | null;
}

/** Something new for a passkey to sign. It is told in the open: its worth is that it is ours, and good once. */
export const newChallenge = async ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use): Promise<string> => {
  const challenge = randomBytes(BYTES).toString('base64url');
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  const expires_at = new Date(now.getTime() + LIFE_MS);
  await db.insertInto('passkey_challenges').values({ challenge, purpose, user_id: userId, expires_at }).execute();
  return challenge;
};

/** Uses a challenge up. Returns whether it was one for this; of several at once, one is told so. */
export const takeChallenge =
  ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use) =>
  async (challenge: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  };
