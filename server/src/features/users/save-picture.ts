import type { Context } from '#context';
import { demandPicturesFit } from './allowance.ts';
import { postRemovals } from './drop-pictures.ts';
import { lockUser, updateUser } from './queries.ts';

interface NewPicture {
  userId: number;
  picture: string;
  bytes: number;
}

/**
 * Puts a picture into a profile and returns the one before. Throws `not_authenticated` where the account was deleted, and
 * `account_full`.
 */
export const savePicture = (
  { db, jobs, allowance }: Pick<Context, 'db' | 'jobs' | 'allowance'>,
  { userId, picture, bytes }: NewPicture,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    await updateUser(tx, userId, { picture, picture_bytes: bytes });
    if (bytes > old.picture_bytes) await demandPicturesFit(tx, userId, allowance);
    await postRemovals({ jobs }, tx, [old.picture]);
    return old.picture;
  });
