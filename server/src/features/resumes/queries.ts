import { messages } from '@pawsume/contract/messages';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Prose } from '@pawsume/contract/resumes';
import type { Db, ResumeRow } from '#db/types';
import { AppError } from '#lib/app-error';

/** A résumé of this user. Throws `not_found`, the same for another user's résumé and for none. */
export const getResumeOf = async (
  db: Db,
  userId: number,
  resumeId: number,
): Promise<ResumeRow & { pet_name: string }> => {
  const resume = await db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .selectAll('resumes')
    .select('pets.pet_name')
    .where('resumes.id', '=', resumeId)
    .where('resumes.user_id', '=', userId)
    .executeTakeFirst();
  if (!resume) throw new AppError('not_found', messages.common.notFound);
  return resume;
};

export const listResumesOf = (db: Db, userId: number) =>
  db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .select(['resumes.id', 'resumes.pet_id', 'resumes.is_paid', 'resumes.created_at', 'pets.pet_name', 'pets.picture'])
    .where('resumes.user_id', '=', userId)
    .orderBy('resumes.id', 'desc')
    .execute();

interface NewResume {
  userId: number;
  petId: number;
  prose: Prose;
  owner: Partial<Step4>;
  writtenBy: string;
  now: Date;
}

export const insertResume = async (
  db: Db,
  { userId, petId, prose, owner, writtenBy, now }: NewResume,
): Promise<number> => {
  const { id } = await db
    .insertInto('resumes')
    .values({
      user_id: userId,
      pet_id: petId,
      ...prose,
      owner: JSON.stringify(owner),
      written_by: writtenBy,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateProse = (db: Db, resumeId: number, prose: Prose, now: Date) =>
  db
    .updateTable('resumes')
    .set({ ...prose, updated_at: now })
    .where('id', '=', resumeId)
    .execute();

/** Marks an unpaid résumé paid; returns whether there was one to mark. */
export const markResumePaid = (db: Db, userId: number, resumeId: number): Promise<boolean> =>
  setPaid(db, { userId, resumeId, paid: true });

/** Takes the mark back, as after a refund; returns whether there was one to take. */
export const markResumeUnpaid = (db: Db, userId: number, resumeId: number): Promise<boolean> =>
  setPaid(db, { userId, resumeId, paid: false });

const setPaid = async (
  db: Db,
  { userId, resumeId, paid }: { userId: number; resumeId: number; paid: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ is_paid: paid })
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .where('is_paid', '=', !paid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteResumeOf = async (db: Db, userId: number, resumeId: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('resumes')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', messages.common.notFound);
};
