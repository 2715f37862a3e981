import type { MySession } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import type { Caller } from '#http/caller';
import { AppError } from '#lib/app-error';
import { sessionBounds } from '#lib/session-life';

/** Where somebody is logged in, last used first. */
export const listSessionsOf = async (
  { db, now }: { db: Db; now: Date },
  { user, tokenHash }: Caller,
): Promise<MySession[]> => {
  const { begunAfter, usedAfter } = sessionBounds(now);
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('created_at', '>=', begunAfter)
    .where('last_used_at', '>=', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return sessions.map(({ id, device, created_at, last_used_at, token_hash }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: token_hash === tokenHash,
  }));
};

/** Logs one session of this user out. Throws `not_found`, the same for another user's session and for none. */
export const endSessionOf = async (db: Db, userId: number, sessionId: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', messages.common.notFound);
};

/** Logs all sessions of this user out but the one that asks, and those that are about to begin. */
export const endSessionsBut = async (
  db: Db,
  { user, tokenHash }: Pick<Caller, 'user' | 'tokenHash'>,
): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('token_hash', '<>', tokenHash).execute();
  await db.deleteFrom('hand_overs').where('user_id', '=', user.id).execute();
  await db.deleteFrom('second_steps').where('user_id', '=', user.id).execute();
};
