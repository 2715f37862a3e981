import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { writerFacts } from '#writer/facts';
import type { Writer } from '#writer/writer';
import { collectAnswers } from './compose-resume-page.ts';
import { updateTold } from './queries.ts';
import { proseOf } from './text-queries.ts';
import { pickUsed, storeTold } from './told.ts';

interface Rewritten {
  before: Prose;
  after: Prose;
  written_by: string;
  model_failed: boolean;
  /** Of the text that `before` is. */
  version: number;
}

interface Rewriting {
  user: UserRow;
  resume: ResumeRow;
  /** The fields that are written again; the others stay as they are. */
  fields: readonly (keyof Prose)[] | undefined;
}

/**
 * Writes the text again from the answers as they are now. The résumé keeps its text: its owner compares both and saves
 * what is to stand. What the new sentences rest on is remembered, for those that are saved.
 */
export const rewrite = async (
  { db, writer }: { db: Db; writer: Writer },
  { user, resume, fields = PROSE_FIELDS }: Rewriting,
): Promise<Rewritten> => {
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  const written = await writer.write(writerFacts(answers, resume.purpose), [user.name, user.username]);
  const told = [...pickUsed(resume, fields), ...storeTold(written, answers, fields)];
  await updateTold(db, resume, { told, modelFailed: written.fellBack });
  const before = proseOf(resume);
  return {
    before,
    after: { ...before, ...Object.fromEntries(fields.map((field) => [field, written.prose[field]])) },
    written_by: written.writtenBy,
    model_failed: written.fellBack,
    version: resume.version,
  };
};
