import { share } from './lexicon/meanings.ts';
import { isSaid, type Sentence } from './sentence.ts';
import { isInOwnSentences, type Statement } from './statements.ts';
import type { Token } from './tokens.ts';

const CAUSE =
  /\b(?:because|that makes?|(?:makes|made|keeps|kept|helps|helped) (?:her|him|them)|thanks to|owing to|due to|as a result|therefore|hence|which is why|so that|in order to|on account of|given that)\b|, so\b|^(?:being|since|having)\b|^as\b(?! (?:for|well|to)\b)/iu;
const SEQUENCE = /\b(?:after|before|when|once|until|whenever)\b/iu;
const CLAUSE_BORDER =
  /[,;:.!?—–]|\b(?:but|while|although|though|where|when|which|who|as|after|before|once|whenever|with)\b/giu;
const JOINT = /[,;:.]|\b(?:and|or|when|while|where|who|which|as|after|before|once)\b/iu;

/** Finds a link of cause or sequence between facts that no single answer says; it has no word of its own. */
export const findFreeLink = ({ own, supported, cited }: Sentence): '' | null => {
  const isFreeCause = CAUSE.test(own) && !groupByAnswer(cited).some((answer) => sayAll(answer, supported));
  return isFreeCause || (SEQUENCE.test(own) && !isFromOneAnswer(supported, cited)) ? '' : null;
};

/**
 * Finds a clause whose words come from different sentences of the owner: one sentence says who does what to whom. A choice, a number or
 * a name of the form may be in any clause.
 */
export const findMixedClause = ({ own, supported, cited }: Sentence): string | null => {
  const sentences = cited.map((statement) => [statement]);
  const clauses = own.replaceAll(CLAUSE_BORDER, (border) => '\n'.repeat(border.length)).matchAll(/[^\n]+/gu);
  const mixed = [...clauses].find(({ 0: clause, index: start }) => {
    const words = supported.filter(({ index }) => index >= start && index < start + clause.length);
    return !standTogether(words, cited, sentences);
  });
  return mixed?.[0].trim() ?? null;
};

/** True if all these words are in one answer, or in choices that go with anything. */
export const isFromOneAnswer = (words: readonly Token[], cited: readonly Statement[]): boolean =>
  standTogether(words, cited, groupByAnswer(cited));

/** True if one of the groups says all the words that no choice, number or name says. */
const standTogether = (
  words: readonly Token[],
  cited: readonly Statement[],
  groups: readonly (readonly Statement[])[],
): boolean => {
  const choices = cited.filter((statement) => !isInOwnSentences(statement));
  const bound = words.filter((word) => !isSaid(word, choices));
  return bound.length === 0 || groups.some((group) => sayAll(group, bound));
};

const groupByAnswer = (cited: readonly Statement[]): Statement[][] => [
  ...Map.groupBy(cited, ({ answer }) => answer).values(),
];

const sayAll = (statements: readonly Statement[], words: readonly Token[]): boolean =>
  words.every((word) => isSaid(word, statements));

/**
 * Finds two words side by side, each of which stands with the other's neighbour in the answer: "comes up to the lid when they hear
 * the glass".
 */
export const findSwap = ({ own, supported, cited }: Sentence): string | null => {
  for (const [place, first] of supported.entries()) {
    const second = supported[place + 1];
    if (!second || JOINT.test(own.slice(first.end, second.index))) continue;
    const pair = { first, second, others: supported.toSpliced(place, 2) };
    if (cited.some((statement) => isSwappedIn(statement, pair))) return `${first.word} ${second.word}`;
  }
  return null;
};

interface Pair {
  first: Token;
  second: Token;
  /** The other words of the sentence, in order. */
  others: readonly Token[];
}

const isSwappedIn = ({ tokens }: Statement, { first, second, others }: Pair): boolean => {
  const said = tokens.filter(({ isFunction }) => !isFunction);
  const at = said.findIndex((word) => isSame(word, first));
  const of = said.findIndex((word) => isSame(word, second));
  const follows = said[at + 1];
  const leads = said[of - 1];
  if (at < 0 || of < 0 || !follows || !leads || Math.abs(at - of) < 2) return false;
  if (said.some((word, place) => isSame(word, first) && isSame(said[place + 1], second))) return false;
  const elsewhere = others.findIndex((word) => isSame(word, follows));
  return isSame(others[elsewhere - 1], leads);
};

const isSame = (one: Token | undefined, other: Token): boolean =>
  one !== undefined && share(one.meanings, other.meanings);
