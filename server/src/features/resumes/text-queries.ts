import { type TextCause, VERSIONS_KEPT } from '@pawsume/contract/resume-text';
import type { Prose } from '@pawsume/contract/resumes';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, ResumeRow, StoredTold, Tx } from '#db/types';

export type EarlierText = Selectable<Database['earlier_texts']>;

/** A text of a résumé, what it rests on, who wrote it, and how it came to be. */
export interface ResumeText {
  prose: Prose;
  told: readonly StoredTold[] | null;
  writtenBy: string;
  cause: TextCause;
}

/** A résumé whose text nobody else changes before this transaction ends; undefined where it was deleted. */
export const lockResume = (tx: Tx, resumeId: number): Promise<ResumeRow | undefined> =>
  tx
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', resumeId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Replaces the text of a résumé. Returns its version. */
export const updateText = async (
  tx: Tx,
  resumeId: number,
  { prose, told, writtenBy, cause }: ResumeText,
  now: Date,
): Promise<number> => {
  const { version } = await tx
    .updateTable('resumes')
    .set({ ...prose, told: told && JSON.stringify(told), written_by: writtenBy, cause })
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', resumeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Keeps the text of a résumé that is about to be replaced; of those kept before, the first and the newest stay. */
export const keepEarlierText = async (
  tx: Tx,
  { id, user_id, version, told, written_by, cause, updated_at, ...resume }: ResumeRow,
): Promise<void> => {
  const text = { ...proseOf(resume), told: told && JSON.stringify(told), written_by, cause };
  await tx
    .insertInto('earlier_texts')
    .values({ user_id, resume_id: id, version, ...text, created_at: updated_at })
    .execute();
  await forgetMiddle(tx, id);
};

const forgetMiddle = async (tx: Tx, resumeId: number): Promise<void> => {
  const ofResume = tx.selectFrom('earlier_texts').where('resume_id', '=', resumeId);
  // Beside the first one and the text as it is.
  const newest = ofResume
    .select('id')
    .orderBy('version', 'desc')
    .limit(VERSIONS_KEPT - 2);
  await tx
    .deleteFrom('earlier_texts')
    .where('resume_id', '=', resumeId)
    .where('id', 'not in', newest)
    .where(
      'version',
      '>',
      ofResume.select(({ fn }) => fn.min('version').as('first')),
    )
    .execute();
};

/** The texts that a résumé had before the one it has, newest first. */
export const listEarlierTexts = (db: Db, resumeId: number): Promise<EarlierText[]> =>
  db.selectFrom('earlier_texts').selectAll().where('resume_id', '=', resumeId).orderBy('version', 'desc').execute();

export const findEarlierText = (
  db: Db,
  { resumeId, version }: { resumeId: number; version: number },
): Promise<EarlierText | undefined> =>
  db
    .selectFrom('earlier_texts')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('version', '=', version)
    .executeTakeFirst();

/** The three fields of a row that has them. */
export const proseOf = (row: Prose): Prose => ({
  one_liner_description: row.one_liner_description,
  rewritten_pet_description: row.rewritten_pet_description,
  rewritten_owner_description: row.rewritten_owner_description,
});
