import {
  answersOf,
  type JudgedSentence,
  type KINDS,
  readSentences,
  type SENTENCE_SETS,
} from '@pawsume/fixtures/sentences';
import { judge } from '#writer/fact-guard';
import { writerFacts } from '#writer/facts';
import { type Evidence, gatherEvidence } from '#writer/guard/statements';

/** How many of how many sentences passed the guard. */
export interface Passed {
  passed: number;
  of: number;
}

export interface JudgedByGuard extends JudgedSentence {
  isPassed: boolean;
}

/** Every sentence of a set, with what the guard says of it. */
export const judgeSentences = (set: (typeof SENTENCE_SETS)[number]): JudgedByGuard[] => {
  const evidence = new Map<string, Evidence>();
  return readSentences(set).map((sentence) => {
    const known = evidence.get(sentence.pet) ?? gatherEvidence(writerFacts(answersOf(sentence.pet)));
    evidence.set(sentence.pet, known);
    return { ...sentence, isPassed: judge(sentence, known).fault === null };
  });
};

export const countPassed = (sentences: readonly JudgedByGuard[]): Passed => ({
  passed: sentences.filter(({ isPassed }) => isPassed).length,
  of: sentences.length,
});

/** The share that passed of each kind, in hundredths. */
export const shareByKind = (sentences: readonly JudgedByGuard[]): Record<(typeof KINDS)[number], number> => {
  const share = (kind: (typeof KINDS)[number]): number => {
    const { passed, of } = countPassed(sentences.filter((sentence) => sentence.kind === kind));
    return (100 * passed) / of;
  };
  return { true: share('true'), lie: share('lie'), invention: share('invention') };
};
