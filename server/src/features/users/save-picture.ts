import type { Context } from '#context';
import { demandPicturesFit } from './allowance.ts';
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
  { db, allowance }: Pick<Context, 'db' | 'allowance'>,
  { userId, picture, bytes }: NewPicture,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    await updateUser(tx, userId, { picture, picture_bytes: bytes });
    if (bytes > old.picture_bytes) await demandPicturesFit(tx, userId, allowance);
    return old.picture;
  });
