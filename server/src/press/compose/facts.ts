import type { KnownAnswers } from '#answers/known-answers';
import type { Fact } from '../page.ts';
import { oneLine } from './text.ts';

/** The strip under the name. */
export const composeFacts = ({ pet, health }: Pick<KnownAnswers, 'pet' | 'health'>): Fact[] =>
  (
    [
      { label: 'Species', value: pet.type, source: 'pet_type' },
      { label: 'Breed', value: pet.breed, source: 'breed' },
      { label: 'Age', value: pet.age, source: 'pet_age' },
      { label: 'Sex', value: pet.gender, source: 'gender' },
      { label: 'Colour', value: pet.colour, source: 'colour_markings' },
      { label: 'Weight', value: pet.weight, source: 'weight' },
      { label: 'Microchip', value: health.microchipped, source: 'is_microchipped' },
    ] satisfies Fact[]
  )
    .map((fact) => ({ ...fact, value: oneLine(fact.value) }))
    .filter(({ value }) => value !== '');
