import type { Db, PetRow } from '#db/types';
import type { PictureStore } from '#pictures/picture-store';
import { replacePicture } from '#pictures/replace-picture';
import { safePicture } from '#pictures/safe-picture';
import { getPetOfKey, insertPet, lockPet, type PetBasics, updatePet } from './queries.ts';
import { unlessStale } from './unless-stale.ts';

interface Parts {
  db: Db;
  pictures: PictureStore;
  now: Date;
}

interface Creation {
  userId: number;
  basics: PetBasics;
  upload: Buffer | null;
  /** Sent again with it after a lost answer, where the answers may have been mended meanwhile. */
  key: string;
}

/**
 * Creates a pet with its basics and, where one was sent, its picture; under a key that a pet was created with, saves
 * that pet's basics instead. Returns the pet's id and its count of saves.
 */
export const createPetOf = async (parts: Parts, { userId, basics, upload, key }: Creation) => {
  const { db, pictures, now } = parts;
  const picture = upload && (await pictures.add(await safePicture(upload)));
  let id: number | undefined;
  try {
    id = await insertPet(db, { userId, basics, picture, key, now });
  } finally {
    if (picture && id === undefined) await pictures.remove(picture);
  }
  if (id !== undefined) return { id, version: 0 };
  const pet = await getPetOfKey(db, { userId, key });
  return { id: pet.id, version: await saveBasics(parts, { pet, basics, upload, begunOn: undefined }) };
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
