import { endOtherSessions, endSession, listSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { endSessionOf, listSessionsOf } from './own-sessions.ts';
import { deleteSessionsBut } from './queries.ts';

export const registerSessions = (serve: Serve, { db, clock }: Context): void => {
  serve(listSessions, async ({ caller }) => listSessionsOf({ db, now: clock() }, caller));

  serve(endSession, async ({ caller, params }) => {
    await endSessionOf(db, caller.user.id, params.id);
    return { msg: messages.account.sessionEnded };
  });

  serve(endOtherSessions, async ({ caller }) => {
    await deleteSessionsBut(db, { userId: caller.user.id, tokenHash: caller.tokenHash });
    return { msg: messages.account.otherSessionsEnded };
  });
};
