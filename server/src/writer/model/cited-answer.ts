import { ANSWER_IDS, type AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Schema } from 'ai';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';

const shapeSentence = <Cites extends z.ZodType>(cites: Cites) => z.object({ text: z.string(), cites });

const shapeAnswer = <Cites extends z.ZodType>(cites: Cites) => {
  const sentences = z.array(shapeSentence(cites));
  return z.object({
    one_liner_description: sentences,
    rewritten_pet_description: sentences,
    rewritten_owner_description: sentences,
  });
};

/** Ids of no answer are dropped; the sentence is judged by the citations that are left. */
const knownCites = z.array(z.string()).transform((cites) => ANSWER_IDS.filter((id) => cites.includes(id)));
const answer = shapeAnswer(knownCites);

/** The three fields as a model writes them: in sentences, each with the answers it rests on. */
export type CitedAnswer = z.infer<typeof answer>;

/** Returns the schema of a written answer, whose sentences cite nothing but `known` answers. */
export const citedAnswer = (known: readonly AnswerId[]): Schema<CitedAnswer> =>
  answerSchema(shapeAnswer(z.array(z.enum(known))), answer);
