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
  settings: PageSettings & { confirmations?: readonly Confirmation[] };
}

/** The same answers, with words of ours where there is no name yet. */
export const withName = (answers: PetAnswers): PetAnswers =>
  answers.step1.pet_name === '' ? { ...answers, step1: { ...answers.step1, pet_name: UNNAMED } } : answers;

/** A page of answers that may lack everything, the name too. */
export const composeDraft = (answers: PetAnswers, { prose, now, settings }: Given): ResumePage => {
  const page = composePage(withName(answers), prose, now, settings);
  return answers.step1.pet_name === '' ? { ...page, name: UNNAMED_ALONE } : page;
};
