import type { IncomingMessage } from 'node:http';
import { messages } from '@pawsume/contract/messages';
import type { Db, UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import type { Clock } from '#lib/clock';
import { hashToken } from '#lib/secrets';
import { sessionBounds } from '#lib/session-life';

/** How old the last-use stamp may grow before it is written anew: reading must not cost a write each time. */
const STAMP_AFTER_MS = 3_600_000;

/** Who asks: the account behind a live session. */
export interface Caller {
  user: UserRow;
  /** Whether an identity provider opens the account too. */
  hasIdentity: boolean;
  /** Whether a passkey or an authenticator app is set up. */
  hasSecondFactor: boolean;
  tokenHash: string;
  /** When this session began: the last time somebody showed who they are. */
  signedInAt: Date;
}

const BEARER = /^bearer +([\w~.+/=-]{1,512})$/i;

/** The value of the one Authorization header: of several, proxies and servers do not agree which one holds. */
const authorizationIn = ({ headers, rawHeaders }: IncomingMessage): string => {
  const isOnly = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization').length === 1;
  return isOnly ? (headers.authorization ?? '') : '';
};

/** Reads the session of a request's Authorization header. Throws `not_authenticated` unless it is alive. */
export const identify = async ({ db, clock }: { db: Db; clock: Clock }, request: IncomingMessage): Promise<Caller> => {
  const token = BEARER.exec(authorizationIn(request))?.[1];
  const tokenHash = token && hashToken(token);
  const session = tokenHash ? await findSession(db, tokenHash) : undefined;
  const now = clock();
  if (!tokenHash || !session || isOver(session, now))
    throw new AppError('not_authenticated', messages.common.pleaseLogIn);
  if (now.getTime() - session.session_last_used_at.getTime() > STAMP_AFTER_MS) {
    await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  const { session_created_at, session_last_used_at, has_identity: hasIdentity, has_factor, ...user } = session;
  return {
    user,
    hasIdentity: Boolean(hasIdentity),
    hasSecondFactor: Boolean(has_factor),
    tokenHash,
    signedInAt: session_created_at,
  };
};

const findSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select((session) => [
      'sessions.created_at as session_created_at',
      'sessions.last_used_at as session_last_used_at',
      session
        .or([
          session.exists(session.selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id')),
          session.exists(
            session
              .selectFrom('authenticators')
              .select('user_id')
              .whereRef('authenticators.user_id', '=', 'users.id')
              .where('confirmed_at', 'is not', null),
          ),
        ])
        .as('has_factor'),
      session
        .exists(session.selectFrom('identities').select('subject').whereRef('identities.user_id', '=', 'users.id'))
        .as('has_identity'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

const isOver = (session: { session_created_at: Date; session_last_used_at: Date }, now: Date): boolean => {
  const { begunAfter, usedAfter } = sessionBounds(now);
  return session.session_created_at < begunAfter || session.session_last_used_at < usedAfter;
};
