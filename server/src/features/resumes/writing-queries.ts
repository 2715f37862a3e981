import type { Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { sql } from 'kysely';
import { expiresIn, hasExpired } from '#db/expiry';
import { hasEffect } from '#db/outcome';
import type { Db, Tx, WrittenResume } from '#db/types';
import { notFound } from '#lib/app-error';
import { isForeignKeyViolation } from '#lib/database-error';

/** Of one wish one text is written at a time. */
export interface Wish {
  userId: number;
  petId: number;
  /** A hash of what else it is to be. */
  wanted: string;
}

const LIFE = expiresIn(10);
const isOver = hasExpired('until');
const UNDER_WAY = ['writing', 'keeping'] as const;

const ofWish = (db: Db, { userId, petId, wanted }: Wish) =>
  db
    .updateTable('writings')
    .where('user_id', '=', userId)
    .where('pet_id', '=', petId)
    .where('wanted', '=', wanted)
    .where('state', 'in', UNDER_WAY);

/** The writing of this wish that is under way. */
export const findWritingOf = async (tx: Tx, { userId, petId, wanted }: Wish): Promise<number | undefined> => {
  const found = await tx
    .selectFrom('writings')
    .select('id')
    .where('user_id', '=', userId)
    .where('pet_id', '=', petId)
    .where('wanted', '=', wanted)
    .where('state', 'in', UNDER_WAY)
    .where(({ not }) => not(isOver))
    .executeTakeFirst();
  return found?.id;
};

interface GenerateRequest extends Omit<Wish, 'wanted'> {
  owner: Partial<Step4>;
  purpose: Purpose;
  /** Arrival of the request. */
  since: Date;
  /** Idempotency key of the request. Null if the client sent none. */
  key: string | null;
}

/**
 * Returns the résumé that already answers this request: one made since the request arrived, or one made under the same
 * idempotency key after the last change of the pet. Undefined if there is none.
 */
export const findResumeMade = (
  db: Db,
  { userId, petId, owner, purpose, since, key }: GenerateRequest,
): Promise<WrittenResume | undefined> =>
  db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .select(['resumes.id as resume_id', 'written_by', 'model_failed'])
    .where('resumes.user_id', '=', userId)
    .where('pet_id', '=', petId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`owner = ${JSON.stringify(owner)}::jsonb`)
    .where((resume) =>
      resume.or([
        resume('resumes.created_at', '>=', since),
        resume.and([
          resume('resumes.creation_key', '=', key),
          resume('pets.updated_at', '<=', resume.ref('resumes.created_at')),
        ]),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy('resumes.id', 'desc')
    .executeTakeFirst();

/** Gives up what a server began to write that does not go on any more: it was killed. */
export const giveUpWriting = (tx: Tx, wish: Wish) => ofWish(tx, wish).set({ state: 'failed' }).where(isOver).execute();

/** Throws `not_found` where the pet is gone. */
export const insertWriting = async (tx: Tx, { userId, petId, wanted }: Wish): Promise<number> => {
  const { id } = await tx
    .insertInto('writings')
    .values({ user_id: userId, pet_id: petId, wanted, state: 'writing', until: LIFE })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (isForeignKeyViolation(error)) throw notFound(error);
      throw error;
    });
  return id;
};

/** Undefined if the writing has ended. `is_overdue` is true if its server was killed. */
export const findWriting = (db: Db, id: number) =>
  db
    .selectFrom('writings')
    .select(['state', isOver.as('is_overdue')])
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps the lock. Returns false if the writing was stopped. */
export const renewWriting = async (db: Db, id: number): Promise<boolean> => {
  const found = await db
    .updateTable('writings')
    .set({ until: LIFE })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirst();
  return found?.state !== 'stopped';
};

/** From now on it cannot be stopped. Returns false where it is not being written any more. */
export const keepWriting = (db: Db, id: number): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('writings')
      .set({ state: 'keeping', until: LIFE })
      .where('id', '=', id)
      .where('state', '=', 'writing'),
  );

/** Releases the lock. The row of a stopped writing remains, so that those who wait at other servers learn of it. */
export const endWriting = (db: Db, id: number) =>
  db.deleteFrom('writings').where('id', '=', id).where('state', 'in', UNDER_WAY).execute();

/** Stops what is written for this pet and not stored yet. */
export const stopWritings = async (db: Db, { userId, petId }: Omit<Wish, 'wanted'>): Promise<number[]> => {
  const stopped = await db
    .updateTable('writings')
    .set({ state: 'stopped', until: LIFE })
    .where('user_id', '=', userId)
    .where('pet_id', '=', petId)
    .where('state', '=', 'writing')
    .returning('id')
    .execute();
  return stopped.map(({ id }) => id);
};

/** Deletes the rows of stopped writings, and of those whose server was killed. */
export const deleteExpiredWritings = (db: Db) =>
  db.deleteFrom('writings').where('until', '<', sql<Date>`now()`).execute();
