import { share } from './lexicon/meanings.ts';
import type { Sentence } from './sentence.ts';
import { isInOwnSentences, type Statement } from './statements.ts';
import type { Token } from './tokens.ts';

const CLAUSE_BORDER =
  /[,;:.!?—–]|\b(?:but|while|although|though|where|when|which|who|as|after|before|once|whenever|with)\b/giu;
const JOINT = /[,;:.]|\b(?:and|or|when|while|where|who|which|as|after|before|once)\b/iu;
/** Sentences of one answer that follow each other may be told as one. */
const NEIGHBOURS = 2;

/**
 * A clause whose words come from different places in the owner's text: who does what to whom is what one sentence says.
 * What the form asks with a choice, a number or a name may stand anywhere.
 */
export const findMixedClause = ({ own, supported, cited }: Sentence): string | null =>
  splitClauses(own)
    .find(
      ({ start, end }) =>
        !isFromOnePlace(
          supported.filter(({ index }) => index >= start && index < end),
          cited,
        ),
    )
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
export const isFromOneAnswer = (words: readonly Token[], cited: readonly Statement[]): boolean =>
  isFrom(words, cited, (statement, other) => statement.answer === other.answer);

const isFromOnePlace = (words: readonly Token[], cited: readonly Statement[]): boolean =>
  isFrom(
    words,
    cited,
    (statement, other) =>
      statement.answer === other.answer && other.place >= statement.place && other.place < statement.place + NEIGHBOURS,
  );

type Together = (statement: Statement, other: Statement) => boolean;

const isFrom = (words: readonly Token[], cited: readonly Statement[], together: Together): boolean => {
  const own = cited.filter(isInOwnSentences);
  const anywhere = cited.filter((statement) => !isInOwnSentences(statement));
  const bound = words.filter(({ meanings }) => !anywhere.some((statement) => share(meanings, statement.meanings)));
  return (
    bound.length === 0 ||
    own.some((statement) => {
      const pool = own.filter((other) => together(statement, other));
      return bound.every(({ meanings }) => pool.some((other) => share(meanings, other.meanings)));
    })
  );
};

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
  if (said.some((word, place) => isSame(word, first) && isSameWord(said[place + 1], second))) return false;
  const elsewhere = others.findIndex((word) => isSame(word, follows));
  return isSameWord(others[elsewhere - 1], leads);
};

const isSame = (one: Token, other: Token): boolean => share(one.meanings, other.meanings);
const isSameWord = (one: Token | undefined, other: Token): boolean => one !== undefined && isSame(one, other);
