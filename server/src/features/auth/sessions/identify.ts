import type { Caller } from '#caller';
import type { Context } from '#context';
import { hashToken } from '#lib/secrets';
import { findLiveSession, stampSession } from './queries.ts';

/** How old the time of last use may get before it is written again: not every request may cost a write. */
const STAMP_AFTER_MS = 3_600_000;

/** Tells who is behind a session's token; null where there is no such session, or it is over. */
export const identify = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Promise<Caller | null> => {
  const tokenHash = hashToken(token);
  const now = clock();
  const session = await findLiveSession(db, { tokenHash, now });
  if (!session) return null;
  if (now.getTime() - session.session_last_used_at.getTime() > STAMP_AFTER_MS) {
    await stampSession(db, { tokenHash, now });
  }
  const { session_created_at, session_last_used_at, has_identity: hasIdentity, has_factor, ...user } = session;
  return {
    user,
    hasIdentity: Boolean(hasIdentity),
    hasSecondFactor: Boolean(has_factor),
    tokenHash,
    sessionBegunAt: session_created_at,
  };
};
