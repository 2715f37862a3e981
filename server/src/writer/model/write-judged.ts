import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { Told } from '../built-in/passage.ts';
import { readPet } from '../built-in/pet.ts';
import { type Judged, judge } from '../fact-guard.ts';
import type { WriterFacts } from '../facts.ts';
import { gatherEvidence } from '../guard/statements.ts';
import type { Telling } from '../telling.ts';
import type { AiConfig } from '../writer.ts';
import { ask, type Patience } from './ask.ts';
import { type CitedAnswer, citedAnswer, type Repair, readSentence, repairedSentences } from './cited-answer.ts';
import { explainFault } from './explain-fault.ts';
import { hideNames } from './hidden-names.ts';
import { type Refused, writePrompt, writeRepairPrompt } from './prompt.ts';

/** Several times what a field holds: more is never looked at, so that no answer can keep us busy. */
const MOST_PARTS = 40;
/** More than a sentence can rest on: whoever cites all is not checked by any. */
const MOST_CITES = 4;
/** What was refused is asked for again where at least this share of the time is left. */
const LEAST_FOR_REPAIR = 1 / 5;

/** What a model wrote for one of the fields. */
interface Part extends Told {
  field: keyof Prose;
}

/** The same, with what was found against it. */
export type JudgedPart = Part & Judged;

interface Writing {
  facts: WriterFacts;
  /** What the owner goes by besides the name in the facts. */
  knownAs: readonly string[];
  patience: Patience;
  telling: Telling;
}

/**
 * Lets a model write and judges every part of it, telling those that pass while the others still arrive; what is refused, the
 * model may write once more. Rejects where it does not answer; a repair that fails changes nothing.
 */
export const writeJudged = async (
  config: AiConfig,
  { facts, knownAs, patience, telling }: Writing,
): Promise<JudgedPart[]> => {
  const until = performance.now() + patience.deadlineMs;
  const { facts: nameless, reveal } = hideNames(facts, [facts.owner.name, ...knownAs]);
  const evidence = gatherEvidence(facts);
  const known = [...evidence.statements.keys()];
  const prompt = writePrompt(nameless, readPet(facts).theirOwner);
  const judgePart = ({ field, text, cites }: Part): JudgedPart => {
    const judged = judge({ text: reveal(text), cites }, evidence);
    return { ...judged, field, fault: cites.length > MOST_CITES ? { code: 'cites', word: '' } : judged.fault };
  };

  telling.stage('writing');
  const question = {
    ...{ prompt, schema: citedAnswer(known), onNewTry: telling.anew },
    onElement: tellPassing(judgePart, telling),
  };
  const parts = listParts(await ask(config, question, patience));
  telling.stage('checking');
  const judged = parts.map(judgePart);
  const refused = listRefused(parts, judged);
  const deadlineMs = Math.floor(until - performance.now());
  if (refused.length === 0 || deadlineMs < patience.deadlineMs * LEAST_FOR_REPAIR) return judged;
  const anew = { prompt: writeRepairPrompt(prompt, refused), schema: repairedSentences(known) };
  const repairs = await ask(config, anew, { ...patience, deadlineMs }).catch((): Repair => []);
  patience.signal?.throwIfAborted();
  return judged.map((part, number) => {
    const repair = repairs.find((each) => each.number === number);
    return part.fault && repair ? judgePart({ ...repair, field: part.field }) : part;
  });
};

/** Judges each element as it arrives, and tells it where it passes. */
const tellPassing = (judgePart: (part: Part) => JudgedPart, telling: Telling) => {
  let looked = 0;
  return (list: string, element: unknown): void => {
    const field = PROSE_FIELDS.find((name) => name === list);
    const sentence = readSentence(element);
    looked += 1;
    if (!field || !sentence || looked > MOST_PARTS) return;
    const { text, fault } = judgePart({ field, ...sentence });
    if (fault === null) telling.sentence(field, text);
  };
};

const listParts = (answer: CitedAnswer): Part[] =>
  PROSE_FIELDS.flatMap((field) =>
    answer[field].slice(0, MOST_PARTS).map(({ text, cites }) => ({ field, text, cites })),
  );

const listRefused = (parts: readonly Part[], judged: readonly JudgedPart[]): Refused[] =>
  parts.flatMap(({ text, cites }, number) => {
    const fault = judged[number]?.fault;
    return fault ? [{ number, text, cites, why: explainFault(fault) }] : [];
  });
