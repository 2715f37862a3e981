import { z } from 'zod';
import { LIMITS, optionalText } from '../fields.ts';

/** The owner as given on step 4. Kept on the device; travels with the generate call and overrides the profile there. */
export const step4Input = z.object({
  full_name: optionalText(LIMITS.name),
  age: optionalText(LIMITS.name),
  profession: optionalText(LIMITS.short),
  phone: optionalText(LIMITS.name),
  email: optionalText(LIMITS.email),
  street: optionalText(LIMITS.short),
  city: optionalText(LIMITS.name),
  state: optionalText(LIMITS.name),
  country: optionalText(LIMITS.name),
  zip: optionalText(LIMITS.name),
  bio: optionalText(LIMITS.long),
});

export type Step4 = z.infer<typeof step4Input>;

export const emptyStep4: Step4 = {
  full_name: '',
  age: '',
  profession: '',
  phone: '',
  email: '',
  street: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  bio: '',
};
