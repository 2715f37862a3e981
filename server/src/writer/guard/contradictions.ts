import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { findPolarities, type Polarity } from '#answers/polarity';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { ANSWERED_CLAIMS } from './claim-dictionary.ts';
import { rememberSaid, type Says } from './owner-says.ts';

/** A sentence that says the opposite of an answer. */
export interface Contradiction {
  sentence: string;
  answer: AnswerId;
}

/**
 * The sentences of a text that say what an answer denies, or deny what it says; each once for each answer. What stands in
 * the owner's answers with the same words contradicts none of them.
 */
export const findContradictions = (text: string, facts: WriterFacts): Contradiction[] => {
  const says = rememberSaid(facts);
  return [...new Set(splitSentences(text))].flatMap((sentence) =>
    [...new Set(contradictedBy(sentence, { facts, says }))].map((answer) => ({ sentence, answer })),
  );
};

const contradictedBy = (sentence: string, { facts, says }: { facts: WriterFacts; says: Says }): AnswerId[] =>
  ANSWERED_CLAIMS.flatMap(([pattern, readAnswer, id]) => {
    const answer = readAnswer(facts);
    const found = findPolarities(sentence, pattern);
    const isAgainst = answer !== null && found.size > 0 && !found.has(answer);
    return isAgainst && !says(pattern, opposite(answer)) ? [id] : [];
  });

const opposite = (polarity: Polarity): Polarity => (polarity === 'said' ? 'denied' : 'said');
