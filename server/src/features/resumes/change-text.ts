import { messages } from '@pawsume/contract/messages';
import type { TextCause, TextVersion } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { Db, ResumeRow, Tx } from '#db/types';
import { AppError, notFound } from '#lib/app-error';
import {
  findEarlierText,
  keepEarlierText,
  listEarlierTexts,
  lockResume,
  proseOf,
  type ResumeText,
  updateText,
} from './text-queries.ts';
import { findWriter } from './told.ts';

interface Change {
  resumeId: number;
  /** The version of the text that its owner saw; undefined to replace whatever stands there. */
  baseVersion: number | undefined;
  now: Date;
}

/** Stores what its owner wrote or took as the text of a résumé; the one before is kept. Returns its version. */
export const saveText = (
  db: Db,
  change: Change,
  { prose, cause }: { prose: Prose; cause: TextCause },
): Promise<number> =>
  replaceText(db, { ...change, refusal: messages.resumes.changedElsewhere }, async (_tx, { told, written_by }) => ({
    prose,
    told,
    writtenBy: findWriter({ ...prose, told }) ?? written_by,
    cause,
  }));

/** Brings an earlier text of a résumé back; the one before is kept. Returns its new version. */
export const restoreText = (db: Db, change: Change, version: number): Promise<number> =>
  replaceText(db, { ...change, refusal: messages.resumes.textChangedMeanwhile }, async (tx) => {
    const earlier = await findEarlierText(tx, { resumeId: change.resumeId, version });
    if (!earlier) throw notFound();
    return { prose: proseOf(earlier), told: earlier.told, writtenBy: earlier.written_by, cause: 'restored' };
  });

/** Every text that a résumé has had, newest first: the first one is its text now. */
export const listTexts = async (db: Db, resume: ResumeRow): Promise<TextVersion[]> => {
  const now = { ...resume, created_at: resume.updated_at };
  return [now, ...(await listEarlierTexts(db, resume.id))].map((text) => ({
    ...proseOf(text),
    version: text.version,
    cause: text.cause,
    written_by: text.written_by,
    created_at: text.created_at.toISOString(),
  }));
};

/**
 * Replaces a text of which nobody else changes anything meanwhile.
 * @throws `changed_elsewhere` where its owner saw another one; `not_found` where the résumé was deleted.
 */
const replaceText = (
  db: Db,
  { resumeId, baseVersion, now, refusal }: Change & { refusal: string },
  choose: (tx: Tx, before: ResumeRow) => Promise<ResumeText>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const before = await lockResume(tx, resumeId);
    if (!before) throw notFound();
    if (baseVersion !== undefined && baseVersion !== before.version) {
      throw new AppError('changed_elsewhere', refusal);
    }
    const text = await choose(tx, before);
    const isSame = PROSE_FIELDS.every((field) => text.prose[field] === before[field]);
    if (!isSame) await keepEarlierText(tx, before);
    return updateText(tx, resumeId, isSame ? { ...text, cause: before.cause } : text, now);
  });
