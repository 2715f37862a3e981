import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { emptyStep1, type Step1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2, type Step2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3, type Step3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import { emptyStep5, type Step5 } from '@pawsume/contract/pet-steps/step5';

interface Given {
  step1?: Partial<Step1>;
  step2?: Partial<Step2>;
  step3?: Partial<Step3>;
  owner?: Partial<Step4>;
  step5?: Partial<Step5>;
}

/** The answers of an owner who filled in the required fields and `given`, and nothing else. */
export const answersWith = (given: Given): PetAnswers => ({
  step1: { ...emptyStep1, pet_name: 'Pip', pet_type: 'Cat', pet_age: '3 years', gender: 'Female', ...given.step1 },
  step2: { ...emptyStep2, ...given.step2 },
  step3: { ...emptyStep3, ...given.step3 },
  owner: { ...emptyStep4, full_name: 'Ana Ruiz', ...given.owner },
  step5: { ...emptyStep5, ...given.step5 },
});
