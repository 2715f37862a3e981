import type { PageSettings } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import type { Prose } from '@pawsume/contract/resumes';
import { composePage } from '#press/compose';
import type { Confirmation, ResumePage } from '#press/page';

/** What stands for the name of a pet that has none yet: in our words, and by itself. */
const UNNAMED = 'your pet';
const UNNAMED_ALONE = 'Your pet';

interface Given {
  prose: Prose | null;
  now: Date;
  settings: PageSettings;
  confirmations?: readonly Confirmation[];
}

/** A page of answers that may lack everything, the name too. */
export const composeDraft = (answers: PetAnswers, { prose, now, settings, confirmations = [] }: Given): ResumePage => {
  const given = { ...settings, confirmations };
  if (answers.step1.pet_name !== '') return composePage(answers, prose, now, given);
  const unnamed = { ...answers, step1: { ...answers.step1, pet_name: UNNAMED } };
  return { ...composePage(unnamed, prose, now, given), name: UNNAMED_ALONE };
};
