import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { sql, type Updateable } from 'kysely';
import { exists } from '#db/outcome';
import type { Database, Db, PetRow } from '#db/types';
import { notFound } from '#lib/app-error';

export interface PetBasics {
  pet_name: string;
  pet_type: string;
  breed: string;
  pet_age: string;
  gender: string;
  weight: string;
  description: string;
}

/** A pet of this user. Throws `not_found`, the same for another user's pet and for none. */
export const getPet = (db: Db, userId: number, petId: number): Promise<PetRow> =>
  db
    .selectFrom('pets')
    .selectAll()
    .where('id', '=', petId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => notFound());

/** The pet as it is now, locked until the transaction ends. Throws `not_found`. */
export const lockPet = (tx: Db, petId: number): Promise<PetRow> =>
  tx
    .selectFrom('pets')
    .selectAll()
    .where('id', '=', petId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());

/** Whether a résumé was made of this pet, and is still there. */
export const hasResume = (db: Db, petId: number): Promise<boolean> =>
  exists(db.selectFrom('resumes').select('id').where('pet_id', '=', petId).where('deleted_at', 'is', null));

export const listPets = (db: Db, userId: number) =>
  db
    .selectFrom('pets')
    .select(['id', 'pet_name', 'picture'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** The same with all answers. */
export const listWholePets = (db: Db, userId: number): Promise<PetRow[]> =>
  db.selectFrom('pets').selectAll().where('user_id', '=', userId).execute();

interface NewPet {
  userId: number;
  basics: PetBasics;
  picture: string | null;
  /** The picture's size. */
  bytes: number;
  /** The idempotency key of its creation. */
  key: string;
  now: Date;
}

/** Returns the pet's id; undefined, and nothing is stored, when there is one of that key already. */
export const insertPet = async (
  db: Db,
  { userId, basics, picture, bytes, key, now }: NewPet,
): Promise<number | undefined> => {
  const inserted = await db
    .insertInto('pets')
    .values({
      ...basics,
      user_id: userId,
      picture,
      picture_bytes: bytes,
      creation_key: key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((same) => same.columns(['user_id', 'creation_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const getPetOfKey = (db: Db, { userId, key }: { userId: number; key: string }): Promise<PetRow> =>
  db
    .selectFrom('pets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('creation_key', '=', key)
    .executeTakeFirstOrThrow();

interface Steps {
  step2: Step2;
  step3: Step3;
  step5: Step5;
}

type Change = Partial<PetBasics> & { picture?: string; picture_bytes?: number };

/** The count of saves that the form was loaded with; undefined to save whatever was saved since. */
type BaseVersion = number | undefined;

/**
 * Stores the basics. Returns the new count of saves; null, and nothing is stored, when another save came between. Throws
 * `not_found` when the pet was deleted meanwhile.
 */
export const updatePet = (
  db: Db,
  petId: number,
  { change, baseVersion, now }: { change: Change; baseVersion: BaseVersion; now: Date },
): Promise<number | null> => save(db, petId, { step: 'step1', set: change, baseVersion, now });

/** What a client may leave out of a step: it stays as it is stored. */
type Given<K extends keyof Steps> = Partial<Steps[K]>;

/** Stores the answers of one later step, as `updatePet` does. */
export const updatePetStep = <K extends keyof Steps>(
  db: Db,
  petId: number,
  { step, answers, baseVersion, now }: { step: K; answers: Given<K>; baseVersion: BaseVersion; now: Date },
): Promise<number | null> => {
  // In one statement, so that no save at the same moment is lost.
  const merged = sql<string>`coalesce(${sql.ref(step)}, '{}') || ${JSON.stringify(answers)}::jsonb`;
  return save(db, petId, { step, set: { [step]: merged }, baseVersion, now });
};

interface Save {
  step: 'step1' | keyof Steps;
  set: Updateable<Database['pets']>;
  baseVersion: BaseVersion;
  now: Date;
}

const save = async (db: Db, petId: number, { step, set, baseVersion, now }: Save): Promise<number | null> => {
  const count = `${step}_version` as const;
  const next = sql<number>`${sql.ref(count)} + 1`;
  const unless = baseVersion === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(count)} = ${baseVersion}`;
  const saved = await db
    .updateTable('pets')
    .set({ ...set, [count]: next, updated_at: now })
    .where('id', '=', petId)
    .where(unless)
    .returning(`${count} as version`)
    .executeTakeFirst();
  if (saved) return saved.version;
  // No row may also mean that the pet was deleted: that is another error than a conflict.
  await db
    .selectFrom('pets')
    .select('id')
    .where('id', '=', petId)
    .executeTakeFirstOrThrow(() => notFound());
  return null;
};

/** Deletes a pet of which no résumé is left. */
export const deletePetRow = (db: Db, petId: number) => db.deleteFrom('pets').where('id', '=', petId).execute();
