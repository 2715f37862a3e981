import type { Step1 } from '@pawsume/contract/pet-steps/step1';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Fact } from '../page.ts';
import { oneLine } from './text.ts';

/** "Not Applicable" says nothing about the pet, so it prints nothing. */
const microchip = ({ is_microchipped }: Step2): string => (is_microchipped === 'Not Applicable' ? '' : is_microchipped);

/** The strip under the name. */
export const factsOf = (step1: Step1, step2: Step2): Fact[] =>
  [
    { label: 'Species', value: step1.pet_type },
    { label: 'Breed', value: step1.breed },
    { label: 'Age', value: step1.pet_age },
    { label: 'Sex', value: step1.gender },
    { label: 'Weight', value: step1.weight },
    { label: 'Microchip', value: microchip(step2) },
  ]
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '');
