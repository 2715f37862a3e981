import { z } from 'zod';
import { LIMITS, optionalName, optionalText, picturePath, requiredName } from '../fields.ts';
import { messages } from '../messages.ts';

/** Suggestions only; every kind of pet may be typed. */
export const PET_TYPES = ['Dog', 'Cat', 'Bird', 'Rabbit', 'Reptile', 'Fish', 'Guinea pig', 'Hamster'] as const;

/** Suggestions only: owners may say it in their own words. */
export const GENDERS = ['Male', 'Female', 'Unknown'] as const;

export const MAX_PET_PICTURE_BYTES = 10 * 1024 * 1024;

const basic = (max: number) => requiredName(max, messages.petForm.fillBasics);

export const step1Input = z.object({
  pet_name: basic(LIMITS.name),
  pet_type: basic(LIMITS.name),
  breed: optionalName(LIMITS.name),
  pet_age: basic(LIMITS.name),
  gender: optionalName(LIMITS.name),
  weight: optionalName(LIMITS.name),
  description: optionalText(LIMITS.long),
});

export const step1 = z.object({
  pet_name: z.string(),
  pet_type: z.string(),
  breed: z.string(),
  pet_age: z.string(),
  gender: z.string(),
  weight: z.string(),
  description: z.string(),
  picture: picturePath,
});

export type Step1 = z.infer<typeof step1>;

export const emptyStep1: Step1 = {
  pet_name: '',
  pet_type: '',
  breed: '',
  pet_age: '',
  gender: '',
  weight: '',
  description: '',
  picture: null,
};
