import type { Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { type Prose, UNDO_S } from '@pawsume/contract/resumes';
import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import { addToDay, dayCount } from '#db/day-counts';
import { exists, hasEffect } from '#db/outcome';
import type { Database, Db, ResumeRow, StoredTold } from '#db/types';
import { notFound } from '#lib/app-error';
import { isForeignKeyViolation } from '#lib/database-error';

/** A résumé of this user. Throws `not_found`, the same for another user's résumé and for none. */
export const getResumeRow = (db: Db, userId: number, resumeId: number): Promise<ResumeRow & { pet_name: string }> =>
  db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .selectAll('resumes')
    .select('pets.pet_name')
    .where('resumes.id', '=', resumeId)
    .where('resumes.user_id', '=', userId)
    .where('resumes.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound());

/** Whoever's résumé it is; undefined where it is deleted. */
export const findLivingResume = (db: Db, resumeId: number): Promise<ResumeRow | undefined> =>
  db.selectFrom('resumes').selectAll().where('id', '=', resumeId).where('deleted_at', 'is', null).executeTakeFirst();

/** The résumé of a pet that was written last; undefined where there is none. */
export const findNewestResume = (
  db: Db,
  { userId, petId }: { userId: number; petId: number },
): Promise<ResumeRow | undefined> =>
  db
    .selectFrom('resumes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('pet_id', '=', petId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The user's newest résumés, or the newest of those older than `before`. */
export const listResumeRows = (db: Db, userId: number, { before, limit }: { before: number | null; limit: number }) =>
  db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .select(['resumes.id', 'resumes.pet_id', 'resumes.is_paid', 'resumes.created_at', 'pets.pet_name', 'pets.picture'])
    .select(['one_liner_description', 'rewritten_pet_description', 'rewritten_owner_description', 'told', 'owner'])
    .where('resumes.user_id', '=', userId)
    .where('resumes.deleted_at', 'is', null)
    .$if(before !== null, (resumes) => resumes.where('resumes.id', '<', before))
    .orderBy('resumes.id', 'desc')
    .limit(limit)
    .execute();

interface NewResume {
  userId: number;
  petId: number;
  prose: Prose;
  owner: Partial<Step4>;
  purpose: Purpose;
  writtenBy: string;
  modelFailed: boolean;
  told: readonly StoredTold[];
  /** Idempotency key of the generate request. Null if the client sent none. */
  key: string | null;
  now: Date;
}

export const insertResume = async (
  db: Db,
  { userId, petId, prose, owner, purpose, writtenBy, modelFailed, told, key, now }: NewResume,
): Promise<number> => {
  const { id } = await db
    .with('counted', (also) => addToDay(also, dayCount('resume', now)))
    .insertInto('resumes')
    .values({
      user_id: userId,
      pet_id: petId,
      ...prose,
      owner: JSON.stringify(owner),
      purpose,
      written_by: writtenBy,
      model_failed: modelFailed,
      told: JSON.stringify(told),
      creation_key: key,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Writing takes a while, and the pet was deleted meanwhile.
      if (isForeignKeyViolation(error)) throw notFound(error);
      throw error;
    });
  return id;
};

type StoredSettings = Pick<ResumeRow, 'purpose' | 'page_choices'>;

/** Changes a résumé's page settings, one change after the other. Throws `not_found` where it is gone. */
export const updatePageSettings = async (
  tx: Db,
  id: number,
  change: (before: StoredSettings) => StoredSettings,
): Promise<StoredSettings> => {
  const before = await tx
    .selectFrom('resumes')
    .select(['purpose', 'page_choices'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());
  const { purpose, page_choices } = change(before);
  await tx
    .updateTable('resumes')
    .set({ purpose, page_choices: JSON.stringify(page_choices) })
    .where('id', '=', id)
    .execute();
  return { purpose, page_choices };
};

interface Writing {
  told: readonly StoredTold[];
  /** Whether its owner is still to be told that the model failed. */
  modelFailed: boolean;
}

/** Stores what the text of a résumé rests on, unless the text was changed since; returns whether it was stored. */
export const updateTold = (
  db: Db,
  { id, version }: Pick<ResumeRow, 'id' | 'version'>,
  { told, modelFailed }: Writing,
): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('resumes')
      .set({ told: JSON.stringify(told), model_failed: modelFailed })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deleted_at', 'is', null),
  );

/**
 * Marks an unpaid résumé paid; returns whether there was one to mark. One that was deleted a moment ago is marked too:
 * it may be brought back, and if it is removed for good, its owner is compensated (see payments/settle/compensate.ts).
 */
export const markResumePaid = (db: Db, resume: { userId: number; resumeId: number; now: Date }): Promise<boolean> =>
  setPaid(db, { ...resume, paid: true });

/** Marks a paid résumé unpaid, as after a refund; returns whether it was paid. */
export const markResumeUnpaid = (db: Db, resume: { userId: number; resumeId: number; now: Date }): Promise<boolean> =>
  setPaid(db, { ...resume, paid: false });

const setPaid = (
  db: Db,
  { userId, resumeId, now, paid }: { userId: number; resumeId: number; now: Date; paid: boolean },
): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('resumes')
      .set({ is_paid: paid })
      .where('id', '=', resumeId)
      .where('user_id', '=', userId)
      .where('is_paid', '=', !paid)
      .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', restorableSince(now))])),
  );

/** Deletes a résumé, for now. Throws `not_found` where there is none. */
export const hideResume = (db: Db, { userId, resumeId, now }: { userId: number; resumeId: number; now: Date }) =>
  changeDeletion(
    db
      .updateTable('resumes')
      .set((resume) => ({
        deleted_at: now,
        deleted_paid_by: resume
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.resume_id', '=', 'resumes.id')
          .where('outcome', '=', 'resume')
          .where('clawed_back', '=', 0)
          .limit(1),
      }))
      .where('id', '=', resumeId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null),
  );

/** Brings a résumé back that was deleted a moment ago. Throws `not_found` where there is none. */
export const showResume = (db: Db, { userId, resumeId, now }: { userId: number; resumeId: number; now: Date }) =>
  changeDeletion(
    db
      .updateTable('resumes')
      .set({ deleted_at: null, deleted_paid_by: null })
      .where('id', '=', resumeId)
      .where('user_id', '=', userId)
      .where('deleted_at', '>', restorableSince(now)),
  );

const changeDeletion = async (change: UpdateQueryBuilder<Database, 'resumes', 'resumes', UpdateResult>) => {
  const { numUpdatedRows } = await change.executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};

/** Résumés that were deleted and can no longer be brought back. */
export const listForgottenResumes = (db: Db, now: Date) =>
  db
    .selectFrom('resumes')
    .select(['id', 'user_id'])
    .where('deleted_at', '<=', restorableSince(now))
    .orderBy('id')
    .execute();

/** A résumé that was deleted and can no longer be brought back. */
export const findForgottenResume = (db: Db, id: number, now: Date): Promise<ResumeRow | undefined> =>
  db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '<=', restorableSince(now))
    .executeTakeFirst();

/** All résumés of a pet, deleted ones too. */
export const listResumesOfPet = (db: Db, petId: number): Promise<ResumeRow[]> =>
  db.selectFrom('resumes').selectAll().where('pet_id', '=', petId).execute();

/** Deletes a résumé for good. */
export const deleteResumeRow = (db: Db, id: number) => db.deleteFrom('resumes').where('id', '=', id).execute();

/** Whether there is such a résumé of this user, and nobody has paid for it. */
export const isUnpaidResume = async (
  db: Db,
  { userId, resumeId }: { userId: number; resumeId: number },
): Promise<boolean> => {
  const resume = await db
    .selectFrom('resumes')
    .select('is_paid')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return resume !== undefined && !resume.is_paid;
};

/** Whether its buyer has paid, or may have, and the provider has not confirmed it: it checks, or could not be asked. */
export const isPaymentUnconfirmed = (db: Db, resumeId: number): Promise<boolean> =>
  exists(
    db
      .selectFrom('payments')
      .select('id')
      .where('resume_id', '=', resumeId)
      .where(({ and, or, eb }) =>
        or([
          eb('status', '=', 'processing'),
          and([
            eb('status', 'in', ['created', 'open']),
            eb('asked_at', 'is not', null),
            or([eb('answered_at', 'is', null), eb('answered_at', '<', eb.ref('asked_at'))]),
          ]),
        ]),
      ),
  );

/** Longer than the screen offers it, because the request takes time too. */
const GRACE_S = 5;

/** Résumés deleted after this moment can still be brought back. */
const restorableSince = (now: Date): Date => new Date(now.getTime() - (UNDO_S + GRACE_S) * 1000);

/** Counts a download of a résumé that is paid: it leaves nothing in the ledger. */
export const countFreeDownload = (db: Db, now: Date) => addToDay(db, dayCount('free_download', now)).execute();
