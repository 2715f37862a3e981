import { isFunctionWord, meaningsOf } from './lexicon/meanings.ts';

/** A word of a text, with its place and its possible meanings. */
export interface Token {
  word: string;
  index: number;
  /** Behind its last letter. */
  end: number;
  meanings: ReadonlySet<string>;
  /** True if it builds the sentence and says nothing by itself. */
  isFunction: boolean;
  /** True if it is denied: "complaints" in "no complaints" and in "complaint-free". */
  isDenied: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;
const NEGATORS = new Set('no not never none neither nor without nothing cannot nobody zero'.split(' '));
const SHORT_NOT = /n[’']t$/iu;
const FREE_OF = /^free (?:of|from)\b/iu;
const FREE_BEHIND = /^-free\b/iu;
const UN = /^un(?=vaccinated|spayed|neutered|trained|microchipped)/u;
/** End of the words that a negation reaches. */
const BORDER =
  /[.;:!?—–]|, *(?:and|so|which|who|where|while|the|he|she|they|it|his|her|their)?$|\b(?:but|although|though|however)$/iu;
/** "without complaints and is spayed": the next thing is said. */
const AND_IS = /^and (?:is|are|was|were|has|have|had)$/u;
/** A negation reaches so many words that carry meaning. */
const REACH = 3;

/** Splits a text into its words, in small letters, without accents and without the part after an apostrophe. */
export const tokenize = (text: string): Token[] => {
  let reach = 0;
  let end = 0;
  let before = '';
  return [...text.matchAll(WORD)].map((match) => {
    const [typed] = match;
    const plain = fold(typed);
    const between = text.slice(end, match.index);
    end = match.index + typed.length;
    if (BORDER.test(between.trimEnd()) || BORDER.test(typed) || AND_IS.test(`${before} ${plain}`)) reach = 0;
    before = plain;
    const word = plain.replace(UN, '');
    const isFunction = isFunctionWord(word);
    const isDenied = !isFunction && (reach > 0 || word !== plain || FREE_BEHIND.test(text.slice(end)));
    if (isNegator(typed) || FREE_OF.test(text.slice(match.index))) reach = REACH;
    else if (!isFunction) reach -= 1;
    return { word, index: match.index, end, meanings: meaningsOf(word), isFunction, isDenied };
  });
};

/** True if a text denies anything. */
export const hasNegation = (text: string): boolean =>
  [...text.matchAll(WORD)].some(
    ({ 0: typed, index }) =>
      isNegator(typed) || UN.test(typed.toLowerCase()) || /^(?:free (?:of|from)|\w+-free)\b/iu.test(text.slice(index)),
  );

const fold = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’].*/u, '');

const isNegator = (typed: string): boolean => NEGATORS.has(typed.toLowerCase()) || SHORT_NOT.test(typed);
