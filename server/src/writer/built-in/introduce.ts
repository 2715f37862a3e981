import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { tellsAge, tellsBreed, tellsKind } from './basics.ts';
import { opening } from './opening.ts';
import { joined, must, type Passage } from './passage.ts';
import type { Pet } from './pet.ts';

/**
 * Returns who the pet is, and what its owner wrote of it. What the owner says of age and breed is not said before it.
 *
 * @param described the owner's words.
 */
export const introduce = (facts: WriterFacts, pet: Pet, described: readonly Passage[]): Passage[] => {
  const { pet: typed } = facts;
  const above = joined(described);
  const sentences = splitSentences(above);
  const age = sentences.some((sentence) => tellsAge(sentence, typed)) ? '' : typed.age;
  const breed = sentences.some((sentence) => tellsBreed(sentence, typed)) ? '' : typed.breed;
  const isKindSaid = breed !== typed.breed || sentences.some((sentence) => tellsKind(sentence, typed));
  const [first = ''] = sentences;
  const isAllSaid = age === '' && breed === '' && (isKindSaid || first.includes('“'));
  const byName = first.startsWith(`${pet.They} is `) ? first.replace(pet.They, () => pet.name) : first;
  const isSaidFirst = tellsAge(first, typed) || tellsBreed(first, typed) || (isAllSaid && /“|\bis an? /u.test(first));
  if (facts.traits.length === 0 && isSaidFirst && byName.includes(pet.short)) {
    return described.map(({ text, cites }) =>
      must(
        text.replace(first, () => byName),
        ...cites,
        'pet_type',
        'breed',
        'pet_age',
      ),
    );
  }
  const start = opening({ ...facts, pet: { ...typed, age, breed } }, pet, above);
  return [must(start, 'pet_type', 'breed', 'pet_age', 'personality'), ...described];
};
