import { familyOf, isNeutral } from './lexicon/plain-words.ts';
import { findNumbers, isBacked, isNumber } from './numbers.ts';
import { isOnTopic, isSaid, type Sentence } from './sentence.ts';
import type { Token } from './tokens.ts';

/** What only the owner can know of a change or a mind, in words that say nothing one by one. */
const OWNERS_PHRASE = /\b(?:used to|had to|by now|so far|not yet|look(?:s|ed|ing)? forward|would)\b/giu;

/** A number that the cited answers do not have, or not with this unit. */
export const findForeignNumber = ({ text, known }: Sentence): string | null => {
  const numbers = known.flatMap((statement) => statement.numbers);
  const foreign = findNumbers(text).find((number) => !isBacked(number, numbers));
  return foreign ? String(foreign.value) : null;
};

/** A word or phrase that says something the cited answers do not. */
export const findForeignWord = (sentence: Sentence): string | null =>
  findForeignPhrase(sentence) ?? sentence.tokens.find((token) => !isSupported(token, sentence))?.word ?? null;

const findForeignPhrase = ({ own, cited }: Sentence): string | null =>
  own
    .match(OWNERS_PHRASE)
    ?.find((phrase) => !cited.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()))) ?? null;

const isSupported = (token: Token, sentence: Sentence): boolean => {
  if (token.isFunction || isNumber(token.word) || isSaid(token, sentence.cited)) return true;
  if (isOnTopic(token, sentence)) return true;
  return familyOf(token.word) === null && (isSaid(token, sentence.known) || isNeutral(token.word));
};
