import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { userExists } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

const ACTION = { 1: 'Gave 1 credit', [-1]: 'Took 1 credit' } as const;

/** Gives or takes one credit and records who did it. Throws `not_found`, and `credits_at_zero` rather than go below. */
export const adjustCredits = async (
  { db, now }: { db: Db; now: Date },
  { userId, change, actorId }: { userId: number; change: 1 | -1; actorId: number },
): Promise<number> => {
  if (!(await userExists(db, userId))) throw new AppError('not_found', messages.common.notFound);
  const entry = { kind: 'admin', userId, change, actorId, now } as const;
  const balance = await db.transaction().execute(async (tx) => {
    const after = await enterInLedger(tx, entry);
    if (after !== null) await recordAuditEntry(tx, { actorId, action: ACTION[change], userId, now });
    return after;
  });
  if (balance === null) throw new AppError('credits_at_zero', messages.admin.noCreditsLeft);
  return balance;
};
