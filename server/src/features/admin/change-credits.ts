import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { AppError } from '#lib/app-error';
import { userExists } from './queries.ts';

/** Gives or takes one credit and records who did it. Throws `not_found`, and `credits_at_zero` rather than go below. */
export const changeCreditsOf = async (
  { db, now }: { db: Db; now: Date },
  { userId, change, actorId }: { userId: number; change: 1 | -1; actorId: number },
): Promise<number> => {
  if (!(await userExists(db, userId))) throw new AppError('not_found', messages.common.notFound);
  const entry = { kind: 'admin', userId, change, actorId, now } as const;
  const balance = await db.transaction().execute((tx) => enterInLedger(tx, entry));
  if (balance === null) throw new AppError('credits_at_zero', messages.admin.noCreditsLeft);
  return balance;
};
