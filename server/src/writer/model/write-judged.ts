import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { Told } from '../built-in/passage.ts';
import { readPet } from '../built-in/pet.ts';
import { type Judged, judge, LONGEST_PART } from '../fact-guard.ts';
import type { WriterFacts } from '../facts.ts';
import { explainFault } from '../guard/fault.ts';
import { isCertain } from '../guard/find-fault.ts';
import { gatherEvidence } from '../guard/statements.ts';
import type { Telling } from '../telling.ts';
import type { AiConfig } from '../writer.ts';
import { ask, type Patience } from './ask.ts';
import { type CitedAnswer, citedAnswer, type Repair, readSentence, repairedSentences } from './cited-answer.ts';
import { askJudge } from './entailment.ts';
import { hideNames } from './hidden-names.ts';
import { type Refused, writePrompt, writeRepairPrompt } from './prompt.ts';

/** Several times what a field holds. The rest is ignored, so that the work per answer is bounded. */
const MOST_PARTS = 40;
/** A sentence that cites everything would not be checked at all. */
const MOST_CITES = 4;
/** The model is asked again, to judge or to repair, while at least this share of the time is left. */
const LEAST_SHARE = 1 / 5;
/** Calls to a model for one résumé: write, judge, repair. */
const MOST_CALLS = 3;

/** A sentence that a model wrote for one of the fields. */
interface Part extends Told {
  field: keyof Prose;
}

/** The sentence with its fault, and the answers that a repair no longer cites. */
export type JudgedPart = Part & Pick<Judged, 'fault'> & { lost?: readonly AnswerId[] };

interface Writing {
  facts: WriterFacts;
  /** Other names of the owner than the one in the facts. */
  knownAs: readonly string[];
  patience: Patience;
  telling: Telling;
}

/**
 * Lets a model write, and a judge say which of its sentences their answers carry; what is refused, the model may write once more.
 * Tells each part that passes the fact guard as it arrives. Rejects where the model does not answer; a judge or a repair that fails
 * leaves the fact guard to decide.
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
  const judgePart = ({ field, text, cites }: Part): Part & Judged => {
    const judged = judge({ text: reveal(text), cites }, evidence);
    return { ...judged, field, fault: cites.length > MOST_CITES ? { code: 'cites', word: '' } : judged.fault };
  };
  let callsLeft = MOST_CALLS - 1;
  const takeCall = (): Patience | null => {
    const deadlineMs = Math.floor(until - performance.now());
    if (callsLeft === 0 || deadlineMs < patience.deadlineMs * LEAST_SHARE) return null;
    callsLeft -= 1;
    return { ...patience, deadlineMs, tries: 1 };
  };

  telling.stage('writing');
  const question = {
    prompt,
    schema: citedAnswer(known),
    onElement: tellPassing(judgePart, telling),
    onNewTry() {
      callsLeft -= 1;
      telling.anew();
    },
  };
  const parts = listParts(await ask(config, question, patience));
  telling.stage('checking');
  const guarded = parts.map(judgePart);
  const unsure = parts.flatMap((part, number) => (needsJudge(guarded[number]) ? [{ ...part, number }] : []));
  const forJudge = unsure.length > 0 ? takeCall() : null;
  const added = forJudge && (await askJudge(config, unsure, { facts: nameless, patience: forJudge }));
  patience.signal?.throwIfAborted();
  const judged = guarded.map((part, number): JudgedPart => {
    const word = added?.get(number);
    if (word === undefined) return part;
    return { ...part, fault: word === '' ? null : { code: 'added', word } };
  });
  const refused = listRefused(parts, judged);
  const forRepair = refused.length > 0 ? takeCall() : null;
  if (!forRepair) return judged;
  const anew = { prompt: writeRepairPrompt(prompt, refused), schema: repairedSentences(known) };
  const { sentences } = await ask(config, anew, forRepair).catch((): Repair => ({ sentences: [] }));
  patience.signal?.throwIfAborted();
  return judged.map((part, number) => {
    const repair = sentences.find((each) => each.number === number);
    if (!part.fault || !repair) return part;
    const repaired = judgePart({ ...repair, field: part.field });
    return repaired.fault ? part : { ...repaired, lost: part.cites.filter((id) => !repair.cites.includes(id)) };
  });
};

/** The owner's own words need no judge, and a certain fault is none that a judge could lift. */
const needsJudge = (part: Judged | undefined): boolean =>
  part !== undefined && !part.isQuoted && !(part.fault && isCertain(part.fault));

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
    answer[field].slice(0, MOST_PARTS).map(({ text, cites }) => ({ field, text: text.slice(0, LONGEST_PART), cites })),
  );

const listRefused = (parts: readonly Part[], judged: readonly JudgedPart[]): Refused[] =>
  parts.flatMap(({ text, cites }, number) => {
    const fault = judged[number]?.fault;
    return fault ? [{ number, text, cites, why: explainFault(fault) }] : [];
  });
