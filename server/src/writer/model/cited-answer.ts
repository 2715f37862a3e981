import { ANSWER_IDS, type AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Schema } from 'ai';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';

const shapeSentence = (cites: z.ZodType<string>) => z.object({ text: z.string(), cites: z.array(cites) });

const shapeAnswer = (cites: z.ZodType<string>) => {
  const sentences = z.array(shapeSentence(cites));
  return z.object({
    one_liner_description: sentences,
    rewritten_pet_description: sentences,
    rewritten_owner_description: sentences,
  });
};

const shapeRepair = (cites: z.ZodType<string>) =>
  z.object({ sentences: z.array(shapeSentence(cites).extend({ number: z.int() })) });

/** An id that no answer has is no citation; the sentence is judged by those that are left. */
const anyCite = z.string();
const knownCites = <Cited extends { cites: string[] }>(sentence: Cited) => ({
  ...sentence,
  cites: ANSWER_IDS.filter((id) => sentence.cites.includes(id)),
});

const sentence = shapeSentence(anyCite).transform(knownCites);

/** A sentence of an answer that is still arriving; null for what is none. */
export const readSentence = (element: unknown): z.infer<typeof sentence> | null =>
  sentence.safeParse(element).data ?? null;

const answer = shapeAnswer(anyCite).transform((fields) => ({
  one_liner_description: fields.one_liner_description.map(knownCites),
  rewritten_pet_description: fields.rewritten_pet_description.map(knownCites),
  rewritten_owner_description: fields.rewritten_owner_description.map(knownCites),
}));
const repair = shapeRepair(anyCite).transform(({ sentences }) => sentences.map(knownCites));

/** The three fields as a model writes them: in sentences, each with the answers it rests on. */
export type CitedAnswer = z.infer<typeof answer>;
/** Sentences written anew, by the numbers of those they stand in for. */
export type Repair = z.infer<typeof repair>;

/** What is asked of a model: sentences that cite nothing but `known` answers. */
export const citedAnswer = (known: readonly AnswerId[]): Schema<CitedAnswer> =>
  answerSchema(shapeAnswer(z.enum(known)), answer);

/** What is asked of a model for sentences that were refused. */
export const repairedSentences = (known: readonly AnswerId[]): Schema<Repair> =>
  answerSchema(shapeRepair(z.enum(known)), repair);
