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

const shapeRepair = <Cites extends z.ZodType>(cites: Cites) =>
  z.object({ sentences: z.array(shapeSentence(cites).extend({ number: z.int() })) });

/** Ids of no answer are dropped; the sentence is judged by the citations that are left. */
const knownCites = z.array(z.string()).transform((cites) => ANSWER_IDS.filter((id) => cites.includes(id)));
const sentence = shapeSentence(knownCites);
const answer = shapeAnswer(knownCites);
const repair = shapeRepair(knownCites);

/** The three fields as a model writes them: in sentences, each with the answers it rests on. */
export type CitedAnswer = z.infer<typeof answer>;
/** Sentences written again, by the numbers of the refused ones. */
export type Repair = z.infer<typeof repair>;

/** Reads a sentence of an answer that is still arriving; null if the element is none. */
export const readSentence = (element: unknown): z.infer<typeof sentence> | null =>
  sentence.safeParse(element).data ?? null;

/** Returns the schema of a written answer, whose sentences cite nothing but `known` answers. */
export const citedAnswer = (known: readonly AnswerId[]): Schema<CitedAnswer> =>
  answerSchema(shapeAnswer(z.array(z.enum(known))), answer);

/** Returns the schema of the sentences that replace refused ones. */
export const repairedSentences = (known: readonly AnswerId[]): Schema<Repair> =>
  answerSchema(shapeRepair(z.array(z.enum(known))), repair);
