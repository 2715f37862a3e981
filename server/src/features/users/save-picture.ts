import type { Db } from '#db/types';
import { lockUser, updateUser } from './queries.ts';

/** Puts a picture into a profile and returns the one before. Throws `not_authenticated` where the account was deleted. */
export const savePicture = (db: Db, userId: number, picture: string): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    await updateUser(tx, userId, { picture });
    return old.picture;
  });
