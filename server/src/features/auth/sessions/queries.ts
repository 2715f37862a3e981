import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { hasEffect } from '#db/outcome';
import type { Database, Db, UserRow } from '#db/types';
import { lockUserIfThere } from '#features/users/queries';

const DAY_MS = 86_400_000;
const IDLE_LIMIT_MS = 30 * DAY_MS;
const ABSOLUTE_LIMIT_MS = 90 * DAY_MS;

/**
 * What makes a session alive: it is not too old, was used of late, and its account is there. An ended one has no row.
 */
const isAlive = (now: Date): Expression<SqlBool> => {
  const session = expressionBuilder<Database, 'sessions'>();
  return session.and([
    isInUse(now),
    session.exists(
      session
        .selectFrom('users as owner')
        .select('owner.id')
        .whereRef('owner.id', '=', 'sessions.user_id')
        .where('owner.deleted_at', 'is', null),
    ),
  ]);
};

const isInUse = (now: Date): Expression<SqlBool> => {
  const session = expressionBuilder<Database, 'sessions'>();
  return session.and([
    session('sessions.created_at', '>=', new Date(now.getTime() - ABSOLUTE_LIMIT_MS)),
    session('sessions.last_used_at', '>=', new Date(now.getTime() - IDLE_LIMIT_MS)),
  ]);
};

export interface NewSession {
  token_hash: string;
  user_id: number;
  device: string;
  created_at: Date;
  last_used_at: Date;
}

export const insertSession = (db: Db, session: NewSession) => db.insertInto('sessions').values(session).execute();

interface Key {
  tokenHash: string;
  now: Date;
}

/** A live session with its account, and what else opens that account. */
export const findLiveSession = (db: Db, { tokenHash, now }: Key) =>
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
    .where(isAlive(now))
    .executeTakeFirst();

/** Live sessions of this user, last used first. */
export const listLiveSessions = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isAlive(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The user of a live session. */
export const findSessionUser = async (db: Db, { tokenHash, now }: Key): Promise<number | undefined> => {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where(isAlive(now))
    .executeTakeFirst();
  return session?.user_id;
};

/** The account of a session, locked until the transaction ends; undefined where the session is over by then. */
export const lockSessionUser = async (tx: Db, key: Key): Promise<UserRow | undefined> => {
  const userId = await findSessionUser(tx, key);
  const user = userId === undefined ? undefined : await lockUserIfThere(tx, userId);
  // It may have ended while the lock was waited for.
  return (await findSessionUser(tx, key)) === undefined ? undefined : user;
};

/** Notes when a session was last used. */
export const stampSession = (db: Db, { tokenHash, now }: Key) =>
  db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

/** Deletes a session of this user; returns whether there was one. */
export const deleteOwnSession = (
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<boolean> => hasEffect(db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId));

/** Ends all sessions, and those that are about to begin: by a login ticket, or a second factor. */
export const deleteSessions = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await deleteUnopenedSessions(db, userId);
};

/** Ends all sessions but this one, and those that are about to begin. */
export const deleteOtherSessions = async (
  db: Db,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', tokenHash).execute();
  await deleteUnopenedSessions(db, userId);
};

const deleteUnopenedSessions = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('hand_overs').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
};

/** Deletes the sessions that are too old, or were not used of late. Those of an account go with it. */
export const deleteExpiredSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    // Those are found by their age: none was last used before it began.
    .where('created_at', '<', new Date(now.getTime() - IDLE_LIMIT_MS))
    .where(({ not }) => not(isInUse(now)))
    .execute();
