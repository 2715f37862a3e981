import { LIMITS } from '../fields.ts';
import { furtherChoice, furtherChoiceInput, furtherText, furtherTextInput } from './further.ts';

export const NEUTERED = ['Yes', 'No', 'Not Applicable'] as const;
export const GOOD_WITH = ['Yes', 'With care', 'No'] as const;
export type GoodWith = (typeof GOOD_WITH)[number] | '';

/** The animal's body, its company, its days, and where it lives. */
export const furtherStep2 = {
  spayed_neutered: furtherChoice(NEUTERED),
  colour_markings: furtherText,
  microchip_number: furtherText,
  vaccine_dates: furtherText,
  good_with_children: furtherChoice(GOOD_WITH),
  good_with_dogs: furtherChoice(GOOD_WITH),
  good_with_cats: furtherChoice(GOOD_WITH),
  noise: furtherText,
  feeding: furtherText,
  medicines: furtherText,
  fears: furtherText,
  enclosure: furtherText,
  climate: furtherText,
};

export const furtherStep2Input = {
  spayed_neutered: furtherChoiceInput(NEUTERED),
  colour_markings: furtherTextInput(LIMITS.name),
  microchip_number: furtherTextInput(LIMITS.name),
  vaccine_dates: furtherTextInput(LIMITS.long),
  good_with_children: furtherChoiceInput(GOOD_WITH),
  good_with_dogs: furtherChoiceInput(GOOD_WITH),
  good_with_cats: furtherChoiceInput(GOOD_WITH),
  noise: furtherTextInput(LIMITS.long),
  feeding: furtherTextInput(LIMITS.long),
  medicines: furtherTextInput(LIMITS.long),
  fears: furtherTextInput(LIMITS.long),
  enclosure: furtherTextInput(LIMITS.long),
  climate: furtherTextInput(LIMITS.long),
};

export const emptyFurtherStep2 = {
  spayed_neutered: '',
  colour_markings: '',
  microchip_number: '',
  vaccine_dates: '',
  good_with_children: '',
  good_with_dogs: '',
  good_with_cats: '',
  noise: '',
  feeding: '',
  medicines: '',
  fears: '',
  enclosure: '',
  climate: '',
} as const;
