import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { PetRow } from '#db/types';
import { demandPetsFit, demandPicturesFit } from '#features/users/allowance';
import { postRemovals, removeNow } from '#features/users/drop-pictures';
import { lockUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { bytesOf } from '#pictures/picture-sizes';
import { removeUnnamed, replacePicture, takeBack } from '#pictures/replace-picture';
import { getPetOfKey, insertPet, lockPet, type PetBasics, updatePet } from './queries.ts';

/** The count of saves after a save; throws `changed_elsewhere` where there is none because another save came between. */
export const unlessStale = (version: number | null): number => {
  if (version === null) throw new AppError('changed_elsewhere', messages.petForm.changedElsewhere);
  return version;
};

interface Parts extends Pick<Context, 'db' | 'jobs' | 'pictures' | 'decoder' | 'allowance'> {
  now: Date;
}

interface Creation {
  userId: number;
  basics: PetBasics;
  /** The path of a file as uploaded. */
  upload: string | null;
  /** The idempotency key: the same one is sent again after a lost answer, perhaps with corrected answers. */
  key: string;
}

/**
 * Creates a pet with its basics and, where one was sent, its picture; under a key that a pet was created with, saves
 * that pet's basics instead. Returns the pet's id and its count of saves. Throws `account_full`.
 */
export const addPet = async (parts: Parts, { userId, basics, upload, key }: Creation) => {
  const { db, pictures, decoder, allowance, now } = parts;
  const decoded = upload && (await decoder.decode(userId, upload));
  const picture = decoded ? await pictures.add(decoded) : null;
  const bytes = decoded ? bytesOf(decoded) : 0;
  const insert = db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const inserted = await insertPet(tx, { userId, basics, picture, bytes, key, now });
    if (inserted === undefined) return;
    await demandPetsFit(tx, userId, allowance);
    if (bytes > 0) await demandPicturesFit(tx, userId, allowance);
    return inserted;
  });
  const id = await insert.catch(async (error) => {
    if (picture) await takeBack(pictures, picture, error);
    throw error;
  });
  if (id !== undefined) return { id, version: 0 };
  if (picture) await removeUnnamed(pictures, picture);
  const pet = await getPetOfKey(db, { userId, key });
  return { id: pet.id, version: await saveBasics(parts, { pet, basics, upload, baseVersion: undefined }) };
};

interface Save {
  pet: PetRow;
  basics: PetBasics;
  upload: string | null;
  /** The count of saves that the form was loaded with. */
  baseVersion: number | undefined;
}

/**
 * Changes a pet's basics; the picture stays unless a new one was sent. Returns the new count of saves. Throws
 * `changed_elsewhere` when another save came between, and `account_full`.
 */
export const saveBasics = async (parts: Parts, { pet, basics, upload, baseVersion }: Save) => {
  const { db, pictures, decoder, allowance, now } = parts;
  if (!upload) return unlessStale(await updatePet(db, pet.id, { change: basics, baseVersion, now }));
  let version = 0;
  const save = (picture: string, bytes: number) =>
    db.transaction().execute(async (tx) => {
      await lockUser(tx, pet.user_id);
      const old = await lockPet(tx, pet.id);
      const change = { ...basics, picture, picture_bytes: bytes };
      version = unlessStale(await updatePet(tx, pet.id, { change, baseVersion, now }));
      if (bytes > old.picture_bytes) await demandPicturesFit(tx, pet.user_id, allowance);
      await postRemovals(parts, tx, [old.picture]);
      return old.picture;
    });
  const drop = (old: string) => removeNow(parts, [old]);
  await replacePicture({ pictures, decoder, userId: pet.user_id, upload, save, drop });
  return version;
};
