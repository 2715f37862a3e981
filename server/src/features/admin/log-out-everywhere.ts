import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { deleteSessions } from '#features/auth/sessions/queries';
import { userExists } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

/** Ends all sessions of a user and records who did it. Throws `not_found`. */
export const logOutEverywhere = async (
  { db, now }: { db: Db; now: Date },
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> => {
  if (!(await userExists(db, userId))) throw new AppError('not_found', messages.common.notFound);
  await db.transaction().execute(async (tx) => {
    await deleteSessions(tx, userId);
    await recordAuditEntry(tx, { actorId, action: 'Logged out everywhere', userId, now });
  });
};
