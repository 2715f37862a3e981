import { z } from 'zod';
import { defineCall } from './call.ts';
import { optionalText } from './fields.ts';
import { importMessages } from './import-messages.ts';
import { STEP_OF_FIELD } from './pet-steps/answer-id.ts';

/** What may be handed in to be read. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, pages: 20, characters: 30_000 } as const;

/** The answers that are looked for in a text. */
export const IMPORTED_FIELDS = [
  'pet_name',
  'pet_type',
  'breed',
  'pet_age',
  'gender',
  'weight',
  'description',
  'personality',
  'training',
  'is_vaccinated',
  'vaccinations',
  'vaccine_dates',
  'is_microchipped',
  'microchip_number',
  'spayed_neutered',
  'colour_markings',
  'good_with_children',
  'good_with_dogs',
  'good_with_cats',
  'feeding',
  'medical_conditions',
  'medicines',
  'fears',
  'rehoming_reason',
  'vet_name',
] as const satisfies readonly (keyof typeof STEP_OF_FIELD)[];

export type ImportedField = (typeof IMPORTED_FIELDS)[number];

/** The step of the form that asks for it. */
export const stepOfImported = (field: ImportedField): 1 | 2 | 3 | 5 => STEP_OF_FIELD[field];

/** An answer that a text gives, and the words that give it. */
export const foundAnswer = z.object({
  field: z.enum(IMPORTED_FIELDS),
  /** As it would stand in the form; of questions with several answers, one of them. */
  value: z.string(),
  /** The words it was read from, as they stand in the text, and what stands around them on the line. */
  quote: z.string(),
  before: z.string(),
  after: z.string(),
  /** Of a PDF, from 1. */
  page: z.int().min(1).optional(),
});
export type FoundAnswer = z.infer<typeof foundAnswer>;

export const importAnswer = z.object({
  found: z.array(foundAnswer),
  /** The names where a text seems to be about several pets; nothing is found in it then. */
  several: z.array(z.string()).optional(),
  /** The answers for each of these pets whose own sentences give some. */
  pets: z.array(z.object({ name: z.string(), found: z.array(foundAnswer) })).optional(),
  /** `built-in` for patterns, else the name of the model. */
  read_by: z.string(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

const call = {
  method: 'POST',
  tag: 'pets',
  body: z.object({ text: optionalText(IMPORT_LIMITS.characters) }),
  file: {
    field: 'document',
    maxBytes: IMPORT_LIMITS.bytes,
    required: false,
    missing: importMessages.empty,
    tooLarge: importMessages.tooLarge,
  },
  answer: importAnswer,
  answerKind: 'json',
  status: 200,
} as const;

export const readPetText = defineCall({
  ...call,
  path: '/pet/import',
  access: 'anyone',
  summary: 'Read a text, or a PDF, for answers about a pet. Nothing of it is kept',
});

export const readMyPetText = defineCall({
  ...call,
  path: '/user/pets/import',
  access: 'user',
  summary: 'The same, read by a model where one is set up',
});
