import type { PictureStore } from './picture-store.ts';
import { safePicture } from './safe-picture.ts';

interface Replacement {
  pictures: PictureStore;
  /** Bytes as uploaded. */
  upload: Buffer;
  /** The path of the picture that goes; null when there was none. */
  old: string | null;
  /** Writes the new path to the database. */
  save: (path: string) => Promise<unknown>;
}

/**
 * Puts an upload in the place of an older picture. Whatever fails, no file is left that nothing points to.
 * @returns the new path. @throws PictureError for what is no picture, and what `save` throws.
 */
export const replacePicture = async ({ pictures, upload, old, save }: Replacement): Promise<string> => {
  const path = await pictures.add(await safePicture(upload));
  try {
    await save(path);
  } catch (error) {
    await pictures.remove(path);
    throw error;
  }
  if (old) await pictures.remove(old);
  return path;
};
