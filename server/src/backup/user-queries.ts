import type { Db } from '#db/types';

/** The account's own picture; undefined where there is no such account, or it was deleted. */
export const findLiving = (db: Db, userId: number) =>
  db.selectFrom('users').select('picture').where('id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst();
