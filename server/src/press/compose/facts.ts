import type { KnownAnswers } from '#answers/known-answers';
import type { Fact } from '../page.ts';
import { oneLine } from './text.ts';

/** The strip under the name. */
export const composeFacts = ({ pet, health }: Pick<KnownAnswers, 'pet' | 'health'>): Fact[] =>
  [
    { label: 'Species', value: pet.type },
    { label: 'Breed', value: pet.breed },
    { label: 'Age', value: pet.age },
    { label: 'Sex', value: pet.gender },
    { label: 'Weight', value: pet.weight },
    { label: 'Microchip', value: health.microchipped },
  ]
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '');
