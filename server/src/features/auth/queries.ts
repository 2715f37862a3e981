import type { Db } from '#db/types';

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

/** Ends all sessions, and those that a hand-over token is about to begin. */
export const deleteSessionsOf = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('hand_overs').where('user_id', '=', userId).execute();
};

export const findSessionUser = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.user_id;
};
