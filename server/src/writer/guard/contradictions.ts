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
    const against = ANSWERED_CLAIMS.filter(([pattern, readAnswer]) =>
      isAgainst(sentence, pattern, readAnswer(facts), facts),
    );
    return [...new Set(against.map(([, , answer]) => answer))].map((answer) => ({ sentence, answer }));
  });

const isAgainst = (sentence: string, pattern: RegExp, given: Polarity | null, facts: WriterFacts): boolean => {
  const found = findPolarities(sentence, pattern);
  const isSaid = (polarity: Polarity) => listTexts(facts).some((text) => findPolarities(text, pattern).has(polarity));
  return given !== null && !found.has(given) && [...found].some((polarity) => !isSaid(polarity));
};

/** Lists all texts of the answers. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
