import { jsonSchema, type Schema } from 'ai';
import { z } from 'zod';

/**
 * Describes the answer that a model is asked for.
 * @param shape the schema that the model receives.
 * @param taken the schema that its answer is parsed with, which may be looser.
 */
export const answerSchema = <Taken>(shape: z.ZodType, taken: z.ZodType<Taken>): Schema<Taken> =>
  jsonSchema<Taken>(z.toJSONSchema(shape, { target: 'draft-7' }), {
    validate: (value) => {
      const parsed = taken.safeParse(value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  });
