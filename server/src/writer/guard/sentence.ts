import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { share } from './lexicon/meanings.ts';
import { isNumber } from './numbers.ts';
import { type Evidence, NAMING_ANSWERS, type Statement } from './statements.ts';
import { type Token, tokenize } from './tokens.ts';
import { isTopicWord } from './topics.ts';

/** A sentence with the answers it has to rest on. */
export interface Sentence {
  text: string;
  /** The text without quotations, which are the owner's, and without units and phrases that say nothing. */
  own: string;
  tokens: readonly Token[];
  /** The words that a cited answer says, in this form or another. */
  supported: readonly Token[];
  /** Statements of the cited answers. */
  cited: readonly Statement[];
  /** The same statements, and those that name pet and owner. */
  known: readonly Statement[];
  evidence: Evidence;
}

/** Answers that only name somebody: their words cannot be denied or linked. */
const CALLED: readonly AnswerId[] = ['pet_name', 'pet_type', 'full_name'];
const QUOTED = /“[^”]{0,2000}”/gu;
/** Phrases that say less than their words, and units behind their number. */
const SET_PHRASE =
  /\bas well(?: as)?\b|\b[ap]\.m\.|\bo[’']clock\b|(?<=\d[ -]?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty)[ -])(?:grams?|kilograms?|kilos?|pounds?|degrees?|years?|months?|weeks?|days?|hours?|minutes?|centimetres?|kilometres?)\b/giu;

/** Reads a sentence, with the statements of the answers it cites. */
export const readSentence = (text: string, cites: readonly AnswerId[], evidence: Evidence): Sentence => {
  const cited = statementsOf(cites, evidence);
  const own = text.replaceAll(QUOTED, blank).replaceAll(SET_PHRASE, blank);
  const tokens = tokenize(own);
  const named = statementsOf(CALLED, evidence);
  const supported = tokens.filter(
    (token) =>
      !token.isFunction &&
      !isNumber(token.word) &&
      isSaid(token, cited) &&
      !isSaid(token, named) &&
      !isTopicWord(token, 'full_name'),
  );
  return {
    text,
    own,
    tokens,
    supported,
    cited,
    known: [...statementsOf(NAMING_ANSWERS, evidence), ...cited],
    evidence,
  };
};

/** True if a statement has the word, or one that means the same. */
export const isSaid = (token: Token, statements: readonly Statement[]): boolean =>
  statements.some(({ meanings }) => share(token.meanings, meanings));

const statementsOf = (ids: readonly AnswerId[], { statements }: Evidence): Statement[] =>
  ids.flatMap((id) => statements.get(id) ?? []);

const blank = (words: string): string => ' '.repeat(words.length);
