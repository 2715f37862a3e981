import type { Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Config } from '#config';
import type { Db, UserRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { demandRoomForResume } from '#features/users/allowance';
import { demandCompleteProfile } from '#features/users/profile';
import type { Clock } from '#lib/clock';
import { writerFacts } from '#writer/facts';
import type { Writer } from '#writer/writer';
import { collectAnswers } from './compose-resume-page.ts';
import { insertResume } from './queries.ts';
import { storeTold } from './told.ts';
import type { Waiting } from './writing.ts';

interface Parts {
  db: Db;
  clock: Clock;
  writer: Writer;
  allowance: Config['allowance'];
}

export interface Generated {
  resume_id: number;
  written_by: string;
  model_failed: boolean;
}

/**
 * Writes a résumé for a pet and stores it once it is whole. Throws `profile_incomplete`, `not_found` and `account_full`, before
 * anything is told; a model that fails is no error here, because the writer falls back to the built-in one.
 */
export const writeResume = async (
  { db, clock, writer, allowance }: Parts,
  { user, petId, owner, purpose }: { user: UserRow; petId: number; owner: Partial<Step4>; purpose: Purpose },
  waiting: Waiting,
): Promise<Generated> => {
  demandCompleteProfile(user);
  const pet = await getPet(db, user.id, petId);
  await demandRoomForResume(db, user.id, allowance);
  waiting.tell({ event: 'stage', stage: 'reading' });
  const answers = collectAnswers(pet, user, owner);
  const written = await writer.write(writerFacts(answers, purpose), [user.name, user.username], waiting);
  const { prose, writtenBy, fellBack: modelFailed } = written;
  const told = storeTold(written, answers);
  waiting.keep();
  waiting.tell({ event: 'stage', stage: 'saving' });
  const row = { userId: user.id, petId, prose, owner, purpose, writtenBy, modelFailed, told, now: clock() };
  const id = await insertResume(db, row);
  return { resume_id: id, written_by: writtenBy, model_failed: modelFailed };
};
