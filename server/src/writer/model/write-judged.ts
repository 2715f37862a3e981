import { ANSWER_IDS, type AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { Schema } from 'ai';
import { z } from 'zod';
import type { Told } from '../built-in/passage.ts';
import { readPet } from '../built-in/pet.ts';
import type { WriterFacts } from '../facts.ts';
import { type Checked, check, type Fault, LONGEST_PART } from '../guard/check.ts';
import { gatherEvidence } from '../guard/statements.ts';
import type { Telling } from '../telling.ts';
import type { AiConfig } from '../writer.ts';
import { answerSchema } from './answer-schema.ts';
import { ask, type Patience } from './ask.ts';
import { askJudge } from './entailment.ts';
import { hideNames } from './hidden-names.ts';
import { writePrompt } from './prompt.ts';

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
type CitedAnswer = z.infer<typeof answer>;

/** Returns the schema of a written answer, whose sentences cite nothing but `known` answers. */
const citedAnswer = (known: readonly AnswerId[]): Schema<CitedAnswer> =>
  answerSchema(shapeAnswer(z.array(z.enum(known))), answer);

/** Several times what a field holds. The rest is ignored, so that the work per answer is bounded. */
const MOST_PARTS = 40;
/** A sentence that cites everything would not be checked at all. */
const MOST_CITES = 4;

/** A sentence that a model wrote for one of the fields. */
interface Part extends Told {
  field: keyof Prose;
}

/** The sentence, with what the certain checks or the judge say against it. */
export type JudgedPart = Part & { fault: Fault | 'added' | null };

interface Writing {
  facts: WriterFacts;
  /** Other names of the owner than the one in the facts. */
  knownAs: readonly string[];
  patience: Patience;
  telling: Telling;
}

/**
 * Lets a model write, and a judge say which of its sentences their answers carry. Rejects if the model or the judge does not answer,
 * or if the judge errs on the sentence whose verdict is known.
 */
export const writeJudged = async (
  config: AiConfig,
  { facts, knownAs, patience, telling }: Writing,
): Promise<JudgedPart[]> => {
  const until = performance.now() + patience.deadlineMs;
  const { facts: nameless, reveal } = hideNames(facts, [facts.owner.name, ...knownAs]);
  const evidence = gatherEvidence(facts);
  const question = {
    prompt: writePrompt(nameless, readPet(facts).theirOwner),
    schema: citedAnswer([...evidence.statements.keys()]),
  };
  telling.stage('writing');
  const parts = listParts(await ask(config, question, patience));
  telling.stage('checking');
  const checked = parts.map(({ field, text, cites }) => ({
    field,
    ...check({ text: reveal(text), cites: cites.length > MOST_CITES ? [] : cites }, evidence),
  }));
  const unsure = parts.flatMap((part, number) => (needsJudge(checked[number]) ? [{ ...part, number }] : []));
  const added = await askJudge(config, unsure, {
    facts: nameless,
    patience: { ...patience, deadlineMs: Math.max(1, Math.floor(until - performance.now())) },
  });
  return checked.map((part, number) => ({
    ...part,
    fault: needsJudge(part) && added.get(number) !== '' ? 'added' : part.fault,
  }));
};

/** The owner's own words need no judge, and no judge lifts a fault that is certain. */
const needsJudge = (part: Checked | undefined): boolean => part !== undefined && part.fault === null && !part.isQuoted;

const listParts = (answer: CitedAnswer): Part[] =>
  PROSE_FIELDS.flatMap((field) =>
    answer[field].slice(0, MOST_PARTS).map(({ text, cites }) => ({ field, text: text.slice(0, LONGEST_PART), cites })),
  );
