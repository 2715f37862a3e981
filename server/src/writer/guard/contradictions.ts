import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { findPolarities, type Polarity } from '#answers/polarity';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { ANSWERED_CLAIMS } from './claim-dictionary.ts';

/** A sentence that says the opposite of an answer. */
export interface Contradiction {
  sentence: string;
  answer: AnswerId;
}

/**
 * Lists the sentences of a text that say what an answer denies, or deny what it says; each once for each answer. What the
 * owner's own answers say with the same words contradicts none of them.
 */
export const findContradictions = (text: string, facts: WriterFacts): Contradiction[] =>
  [...new Set(splitSentences(text))].flatMap((sentence) => {
    const against = listUnbackedClaims(sentence, facts).filter(({ isAgainst }) => isAgainst);
    return [...new Set(against.map(({ answer }) => answer))].map((answer) => ({ sentence, answer }));
  });

/** Returns the words of the first claim that neither its answer nor the owner's own words back; null if all are backed. */
export const findUnbackedClaim = (sentence: string, facts: WriterFacts): string | null =>
  listUnbackedClaims(sentence, facts)[0]?.words ?? null;

interface UnbackedClaim {
  answer: AnswerId;
  words: string;
  /** True if the answer says the opposite; false if nobody answered. */
  isAgainst: boolean;
}

const listUnbackedClaims = (sentence: string, facts: WriterFacts): UnbackedClaim[] =>
  ANSWERED_CLAIMS.flatMap(([pattern, readAnswer, answer]) => {
    const given = readAnswer(facts);
    const found = findPolarities(sentence, pattern);
    const isSaid = (polarity: Polarity) => listTexts(facts).some((text) => findPolarities(text, pattern).has(polarity));
    if (![...found].some((polarity) => polarity !== given && !isSaid(polarity))) return [];
    return [{ answer, words: sentence.match(pattern)?.[0] ?? '', isAgainst: given !== null && !found.has(given) }];
  });

/** Lists all texts of the answers. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
