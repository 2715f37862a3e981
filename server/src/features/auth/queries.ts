import type { Db, UserRow } from '#db/types';
import { lockUserIfThere } from '#features/users/queries';

export interface NewSession {
  token_hash: string;
  user_id: number;
  device: string;
  created_at: Date;
  last_used_at: Date;
}

export const insertSession = (db: Db, session: NewSession) => db.insertInto('sessions').values(session).execute();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

/** Ends all sessions, and those that are about to begin: by a hand-over token, or a second factor. */
export const deleteSessionsOf = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('hand_overs').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
};

export const findSessionUser = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.user_id;
};

/** The account of a session, locked until the transaction ends; undefined where the session is over by then. */
export const lockSessionUser = async (tx: Db, tokenHash: string): Promise<UserRow | undefined> => {
  const userId = await findSessionUser(tx, tokenHash);
  const user = userId === undefined ? undefined : await lockUserIfThere(tx, userId);
  // It may have ended while the lock was waited for.
  return (await findSessionUser(tx, tokenHash)) === undefined ? undefined : user;
};
