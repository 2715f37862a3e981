import type { MySession } from '@pawsume/contract/auth';
import type { Caller } from '#caller';
import type { Db } from '#db/types';
import { notFound } from '#lib/app-error';
import { deleteOwnSession, listLiveSessions } from './queries.ts';

/** Where somebody is logged in, last used first. */
export const describeSessions = async (
  { db, now }: { db: Db; now: Date },
  { user, tokenHash }: Caller,
): Promise<MySession[]> => {
  const sessions = await listLiveSessions(db, { userId: user.id, now });
  return sessions.map(({ id, device, created_at, last_used_at, token_hash }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: token_hash === tokenHash,
  }));
};

/** Logs one session of this user out. Throws `not_found`, the same for another user's session and for none. */
export const closeSession = async (db: Db, userId: number, sessionId: number): Promise<void> => {
  if (!(await deleteOwnSession(db, { userId, sessionId }))) throw notFound();
};
