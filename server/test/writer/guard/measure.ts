import { readRecorded } from '@pawsume/fixtures/recorded';
import {
  answersOf,
  type JudgedSentence,
  type KINDS,
  readSentences,
  type SENTENCE_SETS,
} from '@pawsume/fixtures/sentences';
import { judge } from '#writer/fact-guard';
import { writerFacts } from '#writer/facts';
import { isCertain } from '#writer/guard/find-fault';
import { type Evidence, gatherEvidence } from '#writer/guard/statements';
import { hideNames } from '#writer/model/hidden-names';

/** How many of how many sentences passed the guard. */
export interface Passed {
  passed: number;
  of: number;
}

export interface JudgedByGuard extends JudgedSentence {
  /** By the fact guard alone. */
  isPassed: boolean;
  /** By its certain checks and the recorded judge; null for a sentence that was not judged. */
  isCarried: boolean | null;
}

const { verdicts } = readRecorded();

/** Every sentence of a set, with what the guard says of it. */
export const judgeSentences = (set: (typeof SENTENCE_SETS)[number]): JudgedByGuard[] => {
  const evidence = new Map<string, Evidence>();
  return readSentences(set).map((sentence) => {
    const known = evidence.get(sentence.pet) ?? gatherEvidence(writerFacts(answersOf(sentence.pet)));
    evidence.set(sentence.pet, known);
    const { fault, isQuoted } = judge(sentence, known);
    const verdict = verdicts.get(asAsked(sentence));
    const isJudged = verdict && !(fault && isCertain(fault));
    return {
      ...sentence,
      isPassed: fault === null,
      isCarried: verdict ? isQuoted || (isJudged === true && verdict.carried && verdict.added === '') : null,
    };
  });
};

/** A sentence as a judge is asked about it, without the owner's names. */
const asAsked = ({ pet, text }: JudgedSentence): string => {
  const facts = writerFacts(answersOf(pet));
  const owner = { ...facts.owner, bond: text };
  return hideNames({ ...facts, owner }, [facts.owner.name]).facts.owner.bond;
};

export const countPassed = (sentences: readonly JudgedByGuard[]): Passed => ({
  passed: sentences.filter(({ isPassed }) => isPassed).length,
  of: sentences.length,
});

/** How many the certain checks and the judge let stand, of those it was asked about. */
export const countCarried = (sentences: readonly JudgedByGuard[]): Passed => {
  const asked = sentences.filter(({ isCarried }) => isCarried !== null);
  return { passed: asked.filter(({ isCarried }) => isCarried).length, of: asked.length };
};

/** The share that passed of each kind, in hundredths. */
export const shareByKind = (
  sentences: readonly JudgedByGuard[],
  count = countPassed,
): Record<(typeof KINDS)[number], number> => {
  const share = (kind: (typeof KINDS)[number]): number => {
    const { passed, of } = count(sentences.filter((sentence) => sentence.kind === kind));
    return (100 * passed) / of;
  };
  return { true: share('true'), lie: share('lie'), invention: share('invention') };
};
