import { share } from './lexicon/meanings.ts';
import type { Sentence } from './sentence.ts';
import { isInOwnSentences, type Statement } from './statements.ts';
import type { Token } from './tokens.ts';

const CLAUSE_BORDER =
  /[,;:.!?—–]|\b(?:but|while|although|though|where|when|which|who|as|after|before|once|whenever|with)\b/giu;
const JOINT = /[,;:.]|\b(?:and|or|when|while|where|who|which|as|after|before|once)\b/iu;
/** Who a pet may meet: how it is with them is what one sentence says, and no tick. */
const COMPANY =
  /\b(?:with|around|near|towards?|to|among|alongside|welcomes?|greets?) (?:\p{L}+ ){0,2}(?:dogs?|cats?|children|kids|babies|people|strangers|visitors|guests|neighbou?rs|animals|pets|puppies|kittens|birds|owners?|tenants|clients)\b/iu;

/**
 * A clause whose words come from different sentences of the owner: who does what to whom is what one of them says. What the
 * form asks with a choice, a number or a name may stand anywhere, but for how a pet is with others.
 */
export const findMixedClause = ({ own, supported, cited }: Sentence): string | null =>
  splitClauses(own)
    .find(({ start, end, text }) => {
      const words = supported.filter(({ index }) => index >= start && index < end);
      return !isFromOneSentence(words, cited, COMPANY.test(text));
    })
    ?.text.trim() ?? null;

/** Two words side by side, each of which stands with the other's neighbour in the answer: "comes up to the lid when they hear the glass". */
export const findSwap = ({ own, supported, cited }: Sentence): string | null => {
  const pairs = supported.slice(0, -1).flatMap((first, place) => {
    const second = supported[place + 1];
    const isPair = second && !/\d/u.test(first.word + second.word) && !JOINT.test(own.slice(first.end, second.index));
    return isPair ? [{ first, second, others: supported.toSpliced(place, 2) }] : [];
  });
  const swapped = pairs.find((pair) => cited.some((statement) => isSwappedIn(statement, pair)));
  return swapped ? `${swapped.first.word} ${swapped.second.word}` : null;
};

/** Whether all these words stand in one answer, or in choices that go with anything. */
export const isFromOneAnswer = (words: readonly Token[], cited: readonly Statement[]): boolean => {
  const answers = Map.groupBy(cited.filter(isInOwnSentences), ({ answer }) => answer);
  return standTogether(words, cited, [...answers.values()]);
};

/** @param isStrict a ticked trait does not go with anything either. */
const isFromOneSentence = (words: readonly Token[], cited: readonly Statement[], isStrict: boolean): boolean => {
  const traits = isStrict ? cited.filter(({ answer }) => answer === 'personality') : [];
  const free = cited.filter((statement) => !traits.includes(statement));
  const sentences = [...free.filter(isInOwnSentences), ...traits].map((statement) => [statement]);
  return standTogether(words, free, sentences);
};

/** Whether one of the groups has all the words that do not stand in a choice, a number or a name. */
const standTogether = (
  words: readonly Token[],
  cited: readonly Statement[],
  groups: readonly (readonly Statement[])[],
): boolean => {
  const anywhere = cited.filter((statement) => !isInOwnSentences(statement));
  const bound = words.filter((word) => !isIn(word, anywhere));
  return bound.length === 0 || groups.some((group) => bound.every((word) => isIn(word, group)));
};

const isIn = ({ meanings }: Token, statements: readonly Statement[]): boolean =>
  statements.some((statement) => share(meanings, statement.meanings));

interface Clause {
  start: number;
  end: number;
  text: string;
}

const splitClauses = (text: string): Clause[] => {
  const borders = [...text.matchAll(CLAUSE_BORDER)];
  const starts = [0, ...borders.map((border) => border.index + border[0].length)];
  const ends = [...borders.map(({ index }) => index), text.length];
  return starts.map((start, place) => {
    const end = ends[place] ?? text.length;
    return { start, end, text: text.slice(start, end) };
  });
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
