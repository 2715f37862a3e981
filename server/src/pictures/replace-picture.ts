import type { PictureStore } from './picture-store.ts';
import { safePicture } from './safe-picture.ts';

interface Replacement {
  pictures: PictureStore;
  /** Bytes as uploaded. */
  upload: Buffer;
  /**
   * Writes the new path to the database. Returns the one that stood there, which goes: as it was at that very moment, so
   * that of two uploads at once neither is left behind. Throws where there is no row to write to any more.
   */
  save: (path: string) => Promise<string | null>;
}

/**
 * Puts an upload in the place of an older picture. Whatever fails, no file is left that nothing points to.
 * @returns the new path. @throws PictureError for what is no picture, and what `save` throws.
 */
export const replacePicture = async ({ pictures, upload, save }: Replacement): Promise<string> => {
  const path = await pictures.add(await safePicture(upload));
  const old = await save(path).catch(async (error) => {
    await pictures.remove(path);
    throw error;
  });
  if (old) await pictures.remove(old);
  return path;
};
