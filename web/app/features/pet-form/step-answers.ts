import type { Step1 } from '@pawsume/contract/pet-steps/step1';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { getStep1, getStep2, getStep3, getStep5, type SavedStep } from '@pawsume/contract/pets';
import { send } from '~/api/client.ts';
import type { SavedAnswers } from '~/forms/answers.ts';

export interface AnswersOfStep {
  1: Step1;
  2: Step2;
  3: Step3;
  5: Step5;
}

type Loaders = { [S in SavedStep]: (petId: string) => Promise<SavedAnswers<AnswersOfStep[S]>> };

const loaders: Loaders = {
  1: async (petId) => versioned(await send(getStep1, { params: { pet_id: petId } })),
  2: async (petId) => versioned(await send(getStep2, { params: { pet_id: petId } })),
  3: async (petId) => versioned(await send(getStep3, { params: { pet_id: petId } })),
  5: async (petId) => versioned(await send(getStep5, { params: { pet_id: petId } })),
};

const versioned = <T extends { version?: number | undefined }>({ version, ...values }: T) => ({ values, version });

/** What the server has of a step. */
export const loadAnswers = <S extends SavedStep>(step: S, petId: string): Promise<SavedAnswers<AnswersOfStep[S]>> =>
  loaders[step](petId);
