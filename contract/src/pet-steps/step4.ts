import { z } from 'zod';
import { tidyEmail } from '../email-address.ts';
import { LIMITS, optionalName, optionalText } from '../fields.ts';

/** The owner as given on step 4. Kept on the device; travels with the generate call and overrides the profile there. */
export const step4Input = z.object({
  full_name: optionalName(LIMITS.name),
  age: optionalName(LIMITS.name),
  profession: optionalName(LIMITS.short),
  phone: optionalName(LIMITS.name),
  email: optionalText(LIMITS.email).transform(tidyEmail),
  street: optionalName(LIMITS.short),
  city: optionalName(LIMITS.name),
  state: optionalName(LIMITS.name),
  country: optionalName(LIMITS.name),
  zip: optionalName(LIMITS.name),
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
