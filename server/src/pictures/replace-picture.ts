import { isDatabaseAway } from '#lib/database-error';
import type { PictureDecoder } from './picture-decoder.ts';
import { bytesOf } from './picture-sizes.ts';
import type { PictureStore } from './picture-store.ts';
import { PictureStoreError } from './picture-store-error.ts';

interface Replacement {
  pictures: PictureStore;
  decoder: PictureDecoder;
  /** Who sent it, and the path of the file as uploaded. */
  userId: number;
  upload: string;
  /**
   * Writes the new path to the database and returns the path it replaced, whose file is then deleted. It is read in the
   * same transaction, so that two uploads at once leave no file behind. Throws where the row is gone.
   */
  save: (path: string, bytes: number) => Promise<string | null>;
  /** Removes the file of the path that was replaced. */
  drop: (old: string) => Promise<void>;
}

/**
 * Puts an upload in the place of an older picture. Whatever fails, no file is left that nothing points to.
 * @returns the new path. @throws PictureError for what is no picture, and what `save` throws.
 */
export const replacePicture = async ({
  pictures,
  decoder,
  userId,
  upload,
  save,
  drop,
}: Replacement): Promise<string> => {
  const picture = await decoder.decode(userId, upload);
  const path = await pictures.add(picture);
  const old = await save(path, bytesOf(picture)).catch(async (error) => {
    await takeBack(pictures, path, error);
    throw error;
  });
  if (old) await drop(old);
  return path;
};

/**
 * Removes a picture that was not given to a row. Where the database was lost meanwhile it may have been: then it stays, and the
 * housekeeper looks later whether a row names it.
 */
export const takeBack = async (pictures: PictureStore, path: string, error: unknown): Promise<void> => {
  if (!isDatabaseAway(error)) await removeUnnamed(pictures, path);
};

/** Removes a picture that no row names. Where the store fails, the housekeeper does it later: what was done or said stands. */
export const removeUnnamed = (pictures: PictureStore, path: string): Promise<void> =>
  pictures.remove(path).catch((error) => {
    if (!(error instanceof PictureStoreError)) throw error;
  });
