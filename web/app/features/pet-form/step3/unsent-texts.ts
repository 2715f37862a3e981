import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { unsentTextsKey } from '~/api/pet-draft-key.ts';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { mergeAnswers, same } from '~/lib/form-values.ts';
import { type Step3Values, step3Kept, valuesOfStep3 } from './step3-values.ts';

const texts = step3Kept.pick({ adoption: true, contacts: true });
const NO_TEXTS = texts.parse(valuesOfStep3(emptyStep3));

/**
 * Only ticked references and the adoption that stands are sent. Texts typed for the others are kept on this device, so
 * that they are there again when the answer is changed back.
 */
export const keepUnsentTexts = (petId: string, values: Step3Values): void => {
  const typed = texts.parse(values);
  if (same(typed, NO_TEXTS)) dropFromDevice(unsentTextsKey(petId));
  else keepOnDevice(unsentTextsKey(petId), typed);
};

/** What the server has, and where it has nothing, what was kept here. */
export const withUnsentTexts = (petId: string, values: Step3Values): Step3Values => {
  const theirs = readFromDevice(unsentTextsKey(petId), texts) ?? NO_TEXTS;
  return { ...values, ...mergeAnswers({ mine: texts.parse(values), base: NO_TEXTS, theirs }) };
};
