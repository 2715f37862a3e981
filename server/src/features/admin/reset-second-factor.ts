import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { mailFactorChanged } from '#features/auth/factor/mail-factor-changed';
import { removeAllFactors } from '#features/auth/factor/remove-all-factors';
import { userExists } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Leaves a user without a second factor, logs them out, tells them by mail and records who did it. Throws `not_found`. */
export const resetSecondFactor = async (
  parts: Parts,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> => {
  const { db, clock } = parts;
  if (!(await userExists(db, userId))) throw new AppError('not_found', messages.common.notFound);
  await removeAllFactors(db, userId, async (tx) => {
    await recordAuditEntry(tx, { actorId, action: 'Removed the second factor', userId, now: clock() });
    await mailFactorChanged(parts, tx, { userId, change: 'all removed' });
  });
};
