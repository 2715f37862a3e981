import { randomBytes } from 'node:crypto';
import type { Db } from '#db/types';
import { deleteChallenge, insertChallenge, type Purpose } from './passkey-queries.ts';

const LIFE_MS = 5 * 60_000;
const BYTES = 32;

interface Use {
  purpose: Purpose;
  /** Null where the passkey is to tell whose account it is. */
  userId: number | null;
}

/** Something new for a passkey to sign. It is no secret: what counts is that we made it, and that it is used once. */
export const newChallenge = async ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use): Promise<string> => {
  const challenge = randomBytes(BYTES).toString('base64url');
  await insertChallenge(db, { challenge, purpose, userId, expiresAt: new Date(now.getTime() + LIFE_MS) });
  return challenge;
};

/**
 * Uses a challenge up. Returns whether it was valid for this purpose; of several requests at once, only one gets true.
 */
export const takeChallenge =
  ({ db, now }: { db: Db; now: Date }, { purpose, userId }: Use) =>
  (challenge: string): Promise<boolean> =>
    deleteChallenge(db, { challenge, purpose, userId, now });
