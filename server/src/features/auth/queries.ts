import type { Db } from '#db/types';

export interface NewSession {
  token_hash: string;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
}

export const insertSession = (db: Db, session: NewSession) => db.insertInto('sessions').values(session).execute();

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();
