import { endOtherSessions, endSession, listSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { closeSession, describeSessions } from './own-sessions.ts';
import { deleteOtherSessions } from './queries.ts';

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
