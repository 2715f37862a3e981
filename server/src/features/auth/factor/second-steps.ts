import { messages } from '@pawsume/contract/messages';
import type { Db, UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { deleteSecondStep, findUserOfStep, insertSecondStep } from './second-step-queries.ts';

const LIFE_MS = 5 * 60_000;

const isOver = (): AppError => new AppError('second_factor_over', messages.factor.over);

/** Changes with the password, and is of no use for logging in. */
const proofOf = (passwordHash: string | null): string | null => passwordHash && hashToken(passwordHash);

/**
 * Starts the second half of a login and returns its challenge, once the first half has succeeded. `passwordHash` is
 * that of the password that was given; null for a login with Google.
 */
export const beginSecondStep = async (
  { db, now }: { db: Db; now: Date },
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
): Promise<string> => {
  const challenge = newToken();
  await insertSecondStep(db, {
    token_hash: hashToken(challenge),
    user_id: userId,
    password_proof: proofOf(passwordHash),
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return challenge;
};

/** Whose login it is. Throws `second_factor_over`. */
export const getStepUser = async ({ db, now }: { db: Db; now: Date }, challenge: string): Promise<number> => {
  const userId = await findUserOfStep(db, { tokenHash: hashToken(challenge), now });
  if (userId === undefined) throw isOver();
  return userId;
};

/**
 * Uses the challenge up; of several requests at once, only one succeeds. Throws `second_factor_over`, also where the
 * password was changed since.
 */
export const takeSecondStep = async (
  { db, now }: { db: Db; now: Date },
  { challenge, user }: { challenge: string; user: UserRow },
): Promise<void> => {
  const taken = await deleteSecondStep(db, { tokenHash: hashToken(challenge), userId: user.id, now });
  if (!taken || (taken.password_proof !== null && taken.password_proof !== proofOf(user.password_hash))) throw isOver();
};
