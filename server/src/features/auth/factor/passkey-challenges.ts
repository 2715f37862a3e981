import { randomBytes } from 'node:crypto';
import type { Db } from '#db/types';
import { deleteChallenge, deleteExpiredChallenges, insertChallenge, type Purpose } from './passkey-queries.ts';

const LIFE_MS = 5 * 60_000;
const BYTES = 32;

interface Use {
  purpose: Purpose;
  /** Null where the passkey is to tell who it is. */
  userId: number | null;
}

/** Something new for a passkey to sign. It is told in the open: its worth is that it is ours, and good once. */
export const newChallenge = async ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use): Promise<string> => {
  const challenge = randomBytes(BYTES).toString('base64url');
  await deleteExpiredChallenges(db, now);
  await insertChallenge(db, { challenge, purpose, userId, expiresAt: new Date(now.getTime() + LIFE_MS) });
  return challenge;
};

/** Uses a challenge up. Returns whether it was one for this; of several at once, one is told so. */
export const takeChallenge =
  ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use) =>
  (challenge: string): Promise<boolean> =>
    deleteChallenge(db, { challenge, purpose, userId, now });
