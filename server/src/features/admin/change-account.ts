import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { mailFactorChanged } from '#features/auth/factor/mail-factor-changed';
import { removeAllFactors } from '#features/auth/factor/remove-all-factors';
import { deleteSessions } from '#features/auth/sessions/queries';
import { enterInLedger } from '#features/credits/ledger';
import { userExists } from '#features/users/queries';
import { AppError, notFound } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

const ACTION = { 1: 'Gave 1 credit', [-1]: 'Took 1 credit' } as const;

/** Gives or takes one credit and records who did it. Throws `not_found`, and `credits_at_zero` rather than go below. */
export const adjustCredits = async (
  { db, now }: { db: Db; now: Date },
  { userId, change, actorId }: { userId: number; change: 1 | -1; actorId: number },
): Promise<number> => {
  if (!(await userExists(db, userId))) throw notFound();
  const entry = { kind: 'admin', userId, change, actorId, now } as const;
  const balance = await db.transaction().execute(async (tx) => {
    const after = await enterInLedger(tx, entry);
    if (after !== null) await recordAuditEntry(tx, { actorId, action: ACTION[change], userId, now });
    return after;
  });
  if (balance === null) throw new AppError('credits_at_zero', messages.admin.noCreditsLeft);
  return balance;
};

/** Ends all sessions of a user and records who did it. Throws `not_found`. */
export const logOutEverywhere = async (
  { db, now }: { db: Db; now: Date },
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> => {
  if (!(await userExists(db, userId))) throw notFound();
  await db.transaction().execute(async (tx) => {
    await deleteSessions(tx, userId);
    await recordAuditEntry(tx, { actorId, action: 'Logged out everywhere', userId, now });
  });
};

type Parts = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Leaves a user without a second factor, logs them out, tells them by mail and records who did it. Throws `not_found`. */
export const resetSecondFactor = async (
  parts: Parts,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> => {
  const { db, clock } = parts;
  if (!(await userExists(db, userId))) throw notFound();
  await removeAllFactors(db, userId, async (tx) => {
    await recordAuditEntry(tx, { actorId, action: 'Removed the second factor', userId, now: clock() });
    await mailFactorChanged(parts, tx, { userId, change: 'all removed' });
  });
};
