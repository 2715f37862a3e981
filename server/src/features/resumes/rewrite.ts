import type { Prose } from '@pawsume/contract/resumes';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { writerFacts } from '#writer/facts';
import type { Writer } from '#writer/writer';
import { collectAnswers } from './compose-resume-page.ts';
import { updateTold } from './queries.ts';
import { pickUsed, storeTold } from './told.ts';

interface Rewritten {
  before: Prose;
  after: Prose;
  written_by: string;
  model_failed: boolean;
  /** Of the text that `before` is. */
  version: number;
}

/**
 * Writes the text again from the answers as they are now. The résumé keeps its text: its owner compares both and saves
 * what is to stand. What the new sentences rest on is remembered, for those that are saved.
 */
export const rewrite = async (
  { db, writer }: { db: Db; writer: Writer },
  { user, resume }: { user: UserRow; resume: ResumeRow },
): Promise<Rewritten> => {
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  const written = await writer.write(writerFacts(answers), [user.name, user.username]);
  const told = [...pickUsed(resume), ...storeTold(written, answers)];
  await updateTold(db, resume, { told, modelFailed: written.fellBack });
  const { one_liner_description, rewritten_pet_description, rewritten_owner_description } = resume;
  return {
    before: { one_liner_description, rewritten_pet_description, rewritten_owner_description },
    after: written.prose,
    written_by: written.writtenBy,
    model_failed: written.fellBack,
    version: resume.version,
  };
};
