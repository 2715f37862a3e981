import { messages } from '@pawsume/contract/messages';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import type { Db, PetRow } from '#db/types';
import { AppError } from '#lib/app-error';

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
export const getPet = async (db: Db, userId: number, petId: number): Promise<PetRow> => {
  const pet = await db
    .selectFrom('pets')
    .selectAll()
    .where('id', '=', petId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!pet) throw new AppError('not_found', messages.common.notFound);
  return pet;
};

/** The pet as it is now, locked until the transaction ends. Throws `not_found`. */
export const lockPet = async (tx: Db, petId: number): Promise<PetRow> => {
  const pet = await tx.selectFrom('pets').selectAll().where('id', '=', petId).forUpdate().executeTakeFirst();
  if (!pet) throw new AppError('not_found', messages.common.notFound);
  return pet;
};

export const listPets = (db: Db, userId: number) =>
  db
    .selectFrom('pets')
    .select(['id', 'pet_name', 'picture'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

export const insertPet = async (
  db: Db,
  { userId, basics, picture, now }: { userId: number; basics: PetBasics; picture: string | null; now: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto('pets')
    .values({ ...basics, user_id: userId, picture, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Steps {
  step2: Step2;
  step3: Step3;
  step5: Step5;
}

type Change = Partial<PetBasics> & { picture?: string };

export const updatePet = (db: Db, petId: number, change: Change, now: Date) =>
  db
    .updateTable('pets')
    .set({ ...change, updated_at: now })
    .where('id', '=', petId)
    .execute();

/** Stores the answers of one later step. */
export const updatePetStep = <K extends keyof Steps>(
  db: Db,
  petId: number,
  { step, answers, now }: { step: K; answers: Steps[K]; now: Date },
) =>
  db
    .updateTable('pets')
    .set({ [step]: JSON.stringify(answers), updated_at: now })
    .where('id', '=', petId)
    .execute();
