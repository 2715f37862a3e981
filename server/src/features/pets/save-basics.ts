import type { Db, PetRow } from '#db/types';
import type { PictureStore } from '#pictures/picture-store';
import { replacePicture } from '#pictures/replace-picture';
import { safePicture } from '#pictures/safe-picture';
import { insertPet, lockPet, type PetBasics, updatePet } from './queries.ts';
import { unlessStale } from './unless-stale.ts';

interface Parts {
  db: Db;
  pictures: PictureStore;
  now: Date;
}

/** Creates a pet with its basics and, where one was sent, its picture. Returns the pet's id. */
export const createPetOf = async (
  { db, pictures, now }: Parts,
  { userId, basics, upload }: { userId: number; basics: PetBasics; upload: Buffer | null },
): Promise<number> => {
  const picture = upload && (await pictures.add(await safePicture(upload)));
  try {
    return await insertPet(db, { userId, basics, picture, now });
  } catch (error) {
    if (picture) await pictures.remove(picture);
    throw error;
  }
};

interface Save {
  pet: PetRow;
  basics: PetBasics;
  upload: Buffer | null;
  /** The count of saves it was begun on. */
  begunOn: number | undefined;
}

/**
 * Changes a pet's basics; the picture stays unless a new one was sent. Returns the new count of saves. Throws
 * `changed_elsewhere` when another save came between.
 */
export const saveBasics = async ({ db, pictures, now }: Parts, { pet, basics, upload, begunOn }: Save) => {
  if (!upload) return unlessStale(await updatePet(db, pet.id, { change: basics, begunOn, now }));
  let version = 0;
  const save = (picture: string) =>
    db.transaction().execute(async (tx) => {
      const old = await lockPet(tx, pet.id);
      version = unlessStale(await updatePet(tx, pet.id, { change: { ...basics, picture }, begunOn, now }));
      return old.picture;
    });
  await replacePicture({ pictures, upload, save });
  return version;
};
