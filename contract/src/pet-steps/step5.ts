import { z } from 'zod';
import { LIMITS, optionalText, yesNo, yesNoInput } from '../fields.ts';
import { emptyFurtherStep5, furtherStep5, furtherStep5Input } from './further-step5.ts';

export const step5 = z.object({
  uses_daycare: yesNo,
  daycare_details: z.string(),
  daycare_experience: z.string(),
  uses_grooming: yesNo,
  grooming_details: z.string(),
  owner_bond: z.string(),
  ...furtherStep5,
});

export type Step5 = z.infer<typeof step5>;

export const step5Input = z.object({
  uses_daycare: yesNoInput,
  daycare_details: optionalText(LIMITS.long),
  daycare_experience: optionalText(LIMITS.long),
  uses_grooming: yesNoInput,
  grooming_details: optionalText(LIMITS.long),
  owner_bond: optionalText(LIMITS.long),
  ...furtherStep5Input,
});

export const emptyStep5: Step5 = {
  uses_daycare: '',
  daycare_details: '',
  daycare_experience: '',
  uses_grooming: '',
  grooming_details: '',
  owner_bond: '',
  ...emptyFurtherStep5,
};
