import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { answersOf, readSentences, SENTENCE_SETS } from '@pawsume/fixtures/sentences';

/** How far apart two pets stand whose parts are put together. */
const STRIDES = [0, 1, 3, 5, 7];

/** Every pet that sentences are written about, and more that are put together from their parts. */
export const listPets = (): PetAnswers[] => {
  const keys = new Set(SENTENCE_SETS.flatMap(readSentences).map(({ pet }) => pet));
  const pets = [...keys].map(answersOf);
  const at = (place: number): PetAnswers | undefined => pets[place % pets.length];
  return STRIDES.flatMap((stride) =>
    pets.map((pet, place) => ({
      ...pet,
      step2: at(place + stride)?.step2 ?? pet.step2,
      step3: at(place + 2 * stride)?.step3 ?? pet.step3,
      step5: at(place + 3 * stride)?.step5 ?? pet.step5,
    })),
  );
};
