import { isNeutral, isOwnersWord } from './lexicon/meanings.ts';
import { type Counted, findNumbers, isBacked, isNumber, measures } from './numbers.ts';
import { isSaid, type Sentence } from './sentence.ts';
import { type Token, tokenize } from './tokens.ts';
import { isTopicWord } from './topics.ts';

/** Phrases about changes or wishes that only the owner can know; their single words say nothing. */
const OWNERS_PHRASE = /\b(?:used to|had to|by now|so far|not yet|look(?:s|ed|ing)? forward|would)\b/giu;

/** Up to here a reader may count for themselves: "two traits". */
const MOST_COUNTED = 4;

/** Finds a number that the cited answers do not have, or not with this unit. */
export const findForeignCount = ({ text, known }: Sentence): string | null => {
  const foreign = findForeign(text, known)[0];
  return foreign ? String(foreign.value) : null;
};

/** Finds such a number if it is a measure, or too large to be counted in the answers. */
export const findForeignNumber = ({ text, known }: Sentence): string | null => {
  const foreign = findForeign(text, known).find((number) => number.value > MOST_COUNTED || measures(number));
  return foreign ? String(foreign.value) : null;
};

const findForeign = (text: string, known: Sentence['known']): Counted[] => {
  const numbers = known.flatMap((statement) => statement.numbers);
  return findNumbers(text).filter((number) => !isBacked(number, numbers));
};

/** A word with a capital inside a sentence, unless it is a day or a month. */
const NAME_INSIDE =
  /(?<=[\p{L}\p{N},;][ -])(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\b|June|July|August|September|October|November|December)\p{Lu}[\p{L}\p{M}\p{N}’'-]+/gu;

/** Finds a name that is in no answer at all. */
export const findForeignName = ({ own, evidence }: Sentence): string | null => {
  const stated = [...evidence.statements.values()].flat();
  const names = own.match(NAME_INSIDE) ?? [];
  return names.find((name) => !tokenize(name).every((token) => token.isFunction || isSaid(token, stated))) ?? null;
};

/** Finds a word or phrase that says something the cited answers do not. */
export const findForeignWord = (sentence: Sentence): string | null =>
  findForeignPhrase(sentence) ?? sentence.tokens.find((token) => !isSupported(token, sentence))?.word ?? null;

const findForeignPhrase = ({ own, cited }: Sentence): string | null =>
  own
    .match(OWNERS_PHRASE)
    ?.find((phrase) => !cited.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()))) ?? null;

const isSupported = (token: Token, sentence: Sentence): boolean => {
  if (token.isFunction || isNumber(token.word) || isSaid(token, sentence.cited)) return true;
  if (sentence.known.some(({ answer }) => isTopicWord(token, answer))) return true;
  return !isOwnersWord(token.word) && (isSaid(token, sentence.known) || isNeutral(token.word));
};
