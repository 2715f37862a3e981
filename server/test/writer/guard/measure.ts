import { readRecorded } from '@pawsume/fixtures/recorded';
import { answersOf, type JudgedSentence, KINDS, readSentences, type SENTENCE_SETS } from '@pawsume/fixtures/sentences';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { gatherEvidence } from '#writer/guard/statements';
import { hideNames } from '#writer/model/hidden-names';

/** A sentence, and whether the checks and the recorded judge let it stand. */
interface Standing extends JudgedSentence {
  stands: boolean;
}

const { verdicts } = readRecorded();

/** The sentences of a set that the recorded judge was asked about. */
export const judgeSentences = (set: (typeof SENTENCE_SETS)[number]): Standing[] => {
  const evidenceOf = new Map([...new Set(readSentences(set).map(({ pet }) => pet))].map((pet) => [pet, evidence(pet)]));
  return readSentences(set).flatMap((sentence) => {
    const verdict = verdicts.get(asAsked(sentence));
    const known = evidenceOf.get(sentence.pet);
    if (!verdict || !known) return [];
    const { fault, isQuoted } = check(sentence, known);
    return [{ ...sentence, stands: fault === null && (isQuoted || (verdict.carried && verdict.added === '')) }];
  });
};

const evidence = (pet: string) => gatherEvidence(writerFacts(answersOf(pet)));

/** A sentence as a judge is asked about it, without the owner's names. */
const asAsked = ({ pet, text }: JudgedSentence): string => {
  const facts = writerFacts(answersOf(pet));
  const owner = { ...facts.owner, bond: text };
  return hideNames({ ...facts, owner }, [facts.owner.name]).facts.owner.bond;
};

/** How many sentences of each kind stand, and of how many. */
export const countByKind = (sentences: readonly Standing[]) =>
  KINDS.map((kind) => {
    const all = sentences.filter((sentence) => sentence.kind === kind);
    return { kind, standing: all.filter(({ stands }) => stands).length, of: all.length };
  });
