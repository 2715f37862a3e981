import type { Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { PetRow, UserRow, WrittenResume } from '#db/types';
import type { Clock } from '#lib/clock';
import { writerFacts } from '#writer/facts';
import type { Writer } from '#writer/writer';
import { collectAnswers } from './compose-resume-page.ts';
import { insertResume } from './queries.ts';
import { storeTold } from './told.ts';
import type { Waiting } from './writing.ts';

interface Parts {
  clock: Clock;
  writer: Writer;
}

interface Wanted {
  user: UserRow;
  pet: PetRow;
  owner: Partial<Step4>;
  purpose: Purpose;
  /** Idempotency key of the request. Null if the client sent none. */
  key: string | null;
}

/**
 * Writes a résumé for a pet and stores it once it is whole. A model that fails is no error here, because the writer falls
 * back to the built-in one.
 */
export const writeResume = async (
  { clock, writer }: Parts,
  { user, pet, owner, purpose, key }: Wanted,
  waiting: Waiting,
): Promise<WrittenResume> => {
  waiting.tell({ event: 'stage', stage: 'reading' });
  const answers = collectAnswers(pet, user, owner);
  const written = await writer.write(writerFacts(answers, purpose), [user.name, user.username], waiting);
  const { prose, writtenBy, fellBack: modelFailed } = written;
  const told = storeTold(written, answers);
  const ids = { userId: user.id, petId: pet.id, key };
  return waiting.store(async (tx) => {
    waiting.tell({ event: 'stage', stage: 'saving' });
    const id = await insertResume(tx, { ...ids, prose, owner, purpose, writtenBy, modelFailed, told, now: clock() });
    return { resume_id: id, written_by: writtenBy, model_failed: modelFailed };
  });
};
