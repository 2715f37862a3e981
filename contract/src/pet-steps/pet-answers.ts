import type { Step1 } from './step1.ts';
import type { Step2 } from './step2.ts';
import type { Step3 } from './step3.ts';
import type { Step4 } from './step4.ts';
import type { Step5 } from './step5.ts';

/** All that was answered about one pet and its owner: what a résumé is made from. */
export interface PetAnswers {
  step1: Step1;
  step2: Step2;
  step3: Step3;
  /** The profile, overridden by step 4 where that was filled. */
  owner: Step4;
  step5: Step5;
}
