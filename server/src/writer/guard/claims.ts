import { ANSWERED_CLAIMS, EXACT_CLAIM, NEVER, OWNER_CLAIMS } from './claim-dictionary.ts';
import type { Evidence } from './evidence.ts';
import { findPolarities, readPolarity } from './polarity.ts';
import { stem } from './words.ts';

/** Whether every claim of a sentence has an answer, or the owner's own words, behind it. */
export const areClaimsBacked = (sentence: string, evidence: Evidence): boolean =>
  areAnswered(sentence, evidence) &&
  areInOwnersWords(sentence, evidence) &&
  areExact(sentence, evidence) &&
  isNeverBacked(sentence, evidence);

const areAnswered = (sentence: string, evidence: Evidence): boolean =>
  ANSWERED_CLAIMS.every(([pattern, readAnswer]) => {
    const answer = readAnswer(evidence.facts);
    return [...findPolarities(sentence, pattern)].every((polarity) =>
      answer === null ? evidence.says(pattern, polarity) : answer === polarity,
    );
  });

const areInOwnersWords = (sentence: string, evidence: Evidence): boolean =>
  OWNER_CLAIMS.every((pattern) =>
    [...findPolarities(sentence, pattern)].every((polarity) => evidence.says(pattern, polarity)),
  );

const areExact = (sentence: string, evidence: Evidence): boolean =>
  [...sentence.matchAll(EXACT_CLAIM)].every((match) => {
    const [word] = match;
    const polarity = readPolarity(sentence, { index: match.index, length: word.length });
    return evidence.says(new RegExp(`\\b${stem(word.toLowerCase())}\\w*`, 'giu'), polarity);
  });

const isNeverBacked = (sentence: string, { facts, words }: Evidence): boolean =>
  sentence.search(NEVER) < 0 ||
  words.has('never') ||
  ANSWERED_CLAIMS.some(
    ([pattern, readAnswer]) => readAnswer(facts) === 'denied' && findPolarities(sentence, pattern).has('denied'),
  );
