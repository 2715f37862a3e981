import { isDeepStrictEqual } from 'node:util';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { type Step1, step1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2, type Step2, step2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3, type Step3, step3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep5, type Step5, step5 } from '@pawsume/contract/pet-steps/step5';
import type { SavedStep } from '@pawsume/contract/pets';
import type { PetRow } from '#db/types';

// Answers stored by an older version may lack newer fields: they are read as the empty value with the stored laid over it.
export const readStep1 = (pet: PetRow): Step1 => step1.parse(pet);
export const readStep2 = (pet: PetRow): Step2 => step2.parse({ ...emptyStep2, ...pet.step2 });
export const readStep3 = (pet: PetRow): Step3 => step3.parse({ ...emptyStep3, ...pet.step3 });
export const readStep5 = (pet: PetRow): Step5 => step5.parse({ ...emptyStep5, ...pet.step5 });

/** All that was answered about a pet. */
export type PetSteps = Omit<PetAnswers, 'owner'>;
export const readSteps = (pet: PetRow): PetSteps => ({
  step1: readStep1(pet),
  step2: readStep2(pet),
  step3: readStep3(pet),
  step5: readStep5(pet),
});

/** The steps in which anything is answered; a pet has its first. */
export const listAnsweredSteps = (pet: PetRow): SavedStep[] => {
  const later = [
    [2, readStep2(pet), emptyStep2],
    [3, readStep3(pet), emptyStep3],
    [5, readStep5(pet), emptyStep5],
  ] as const;
  return [1, ...later.filter(([, answers, empty]) => !isDeepStrictEqual(answers, empty)).map(([step]) => step)];
};
