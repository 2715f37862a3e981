import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParams, LIMITS, optionalName } from './fields.ts';
import { PURPOSES } from './page-settings.ts';
import { step1Input } from './pet-steps/step1.ts';
import { step2Input } from './pet-steps/step2.ts';
import { step3Answers } from './pet-steps/step3.ts';
import { step4Input } from './pet-steps/step4.ts';
import { step5Input } from './pet-steps/step5.ts';
import { drawnPage, pictureQuery } from './resumes.ts';

type Typed<Shape extends z.ZodRawShape> = z.ZodObject<{
  [Field in keyof Shape]: z.ZodCatch<z.ZodOptional<Shape[Field]>>;
}>;

/** A step while it is typed: an answer that could not be saved as it stands is left out, and the others are taken. */
const typed = <Shape extends z.ZodRawShape>(shape: Shape): Typed<Shape> => {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.catch(z.optional(field), undefined)]);
  // Field by field the same names, which `fromEntries` forgets.
  return z.object(Object.fromEntries(fields)) as Typed<Shape>;
};

const name = optionalName(LIMITS.name);
/** Nothing has to be there yet. */
const typedStep1 = typed({ ...step1Input.shape, pet_name: name, pet_type: name, pet_age: name });

export const typedAnswers = z.object({
  step1: typedStep1.optional(),
  step2: typed(step2Input.shape).optional(),
  step3: typed(step3Answers.shape).optional(),
  owner: typed(step4Input.shape).optional(),
  step5: typed(step5Input.shape).optional(),
});
export type TypedAnswers = z.infer<typeof typedAnswers>;

/** Tells the tabs of one address or account apart: a newer request overtakes only those of its own tab. */
const tab = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .optional();

const call = {
  tag: 'pets',
  method: 'POST',
  query: pictureQuery.extend({ tab }),
  answerKind: 'html',
  about: drawnPage,
  status: 200,
} as const;

export const drawVisitorPage = defineCall({
  ...call,
  access: 'anyone',
  path: '/page/draft',
  summary: 'The page with its watermark, as it would be with what is typed into step 1; nothing of it is kept',
  body: z.object({ step1: typedStep1 }),
});

export const drawNewPetPage = defineCall({
  ...call,
  access: 'user',
  path: '/pet/form/page',
  summary: 'The same for a pet that is not saved yet, with the profile of its owner',
  body: z.object({ step1: typedStep1 }),
});

export const drawPetPage = defineCall({
  ...call,
  access: 'user',
  path: '/pet/form/page/:pet_id',
  summary: 'The page of a pet with its watermark, as it would be with what is typed over what is saved',
  params: z.object({ pet_id: idParams.shape.id }),
  body: typedAnswers.extend({ purpose: z.enum(PURPOSES).optional() }),
});
