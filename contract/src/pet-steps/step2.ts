import { z } from 'zod';
import { choiceInput, choicesInput, LIMITS, optionalText, yesNo, yesNoInput } from '../fields.ts';
import { emptyFurtherStep2, furtherStep2, furtherStep2Input } from './further-step2.ts';

export const PERSONALITIES = ['Friendly', 'Independent', 'Playful', 'Calm', 'Protective', 'Other'] as const;
export const TRAININGS = ['House-trained', 'Crate-trained', 'Leash-trained', 'Obedience', 'Service', 'Other'] as const;
export const MICROCHIP = ['Yes', 'No', 'Not Applicable'] as const;

export const step2 = z.object({
  personality: z.array(z.enum(PERSONALITIES)),
  training: z.array(z.enum(TRAININGS)),
  training_description: z.string(),
  is_vaccinated: yesNo,
  vaccinations: z.string(),
  is_microchipped: z.enum([...MICROCHIP, '']),
  has_medical_conditions: z.boolean(),
  medical_conditions: z.string(),
  health_description: z.string(),
  ...furtherStep2,
});

export type Step2 = z.infer<typeof step2>;

const booleanInput = z
  .union([z.boolean(), z.enum(['Yes', 'No', 'true', 'false', ''])])
  .nullish()
  .transform((value) => value === true || value === 'Yes' || value === 'true');

export const step2Input = z.object({
  personality: choicesInput(PERSONALITIES),
  training: choicesInput(TRAININGS),
  training_description: optionalText(LIMITS.long),
  is_vaccinated: yesNoInput,
  vaccinations: optionalText(LIMITS.long),
  is_microchipped: choiceInput(MICROCHIP),
  has_medical_conditions: booleanInput,
  medical_conditions: optionalText(LIMITS.long),
  health_description: optionalText(LIMITS.long),
  ...furtherStep2Input,
});

export const emptyStep2: Step2 = {
  personality: [],
  training: [],
  training_description: '',
  is_vaccinated: '',
  vaccinations: '',
  is_microchipped: '',
  has_medical_conditions: false,
  medical_conditions: '',
  health_description: '',
  ...emptyFurtherStep2,
};
