import { endOtherSessions, endSession, listSessions, type MySession } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Caller } from '#caller';
import type { Context } from '#context';
import type { Db } from '#db/types';
import type { Serve } from '#http/serve';
import { notFound } from '#lib/app-error';
import { deleteOtherSessions, deleteOwnSession, listLiveSessions } from './queries.ts';

/** Where somebody is logged in, last used first. */
const describeSessions = async (
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
const closeSession = async (db: Db, userId: number, sessionId: number): Promise<void> => {
  if (!(await deleteOwnSession(db, { userId, sessionId }))) throw notFound();
};

export const registerSessions = (serve: Serve, { db, clock }: Context): void => {
  serve(listSessions, async ({ caller }) => describeSessions({ db, now: clock() }, caller));

  serve(endSession, async ({ caller, params }) => {
    await closeSession(db, caller.user.id, params.id);
    return { msg: messages.account.sessionEnded };
  });

  serve(endOtherSessions, async ({ caller }) => {
    await deleteOtherSessions(db, { userId: caller.user.id, tokenHash: caller.tokenHash });
    return { msg: messages.account.otherSessionsEnded };
  });
};
