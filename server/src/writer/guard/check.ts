import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { splitSentences } from '#lib/sentences';
import type { Told } from '../built-in/passage.ts';
import { clean, mendSentence } from '../text/mend.ts';
import { quotesBalance } from '../text/quotes.ts';
import { splitWords, stem } from '../text/words.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { findContradictions } from './contradictions.ts';
import { type Forbidden, findForbidden } from './forbidden.ts';
import { findNumbers, isBacked, measures } from './numbers.ts';
import { type Evidence, NAMING_ANSWERS, type Statement } from './statements.ts';

/** A word with a capital inside a sentence, unless it is a day or a month. */
const NAME_INSIDE =
  /(?<=[\p{L}\p{N},;][ -])(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\b|June|July|August|September|October|November|December)\p{Lu}[\p{L}\p{M}\p{N}’'-]+/gu;

/** True if a text has a name that is in no answer at all. */
const hasForeignName = (text: string, { statements }: Evidence): boolean => {
  const stated = new Set([...statements.values()].flat().flatMap(({ stems }) => stems));
  return (text.match(NAME_INSIDE) ?? []).some((name) => !splitWords(name).every((word) => stated.has(stem(word))));
};

/** Why a text is refused. */
export type Fault = Forbidden | 'empty' | 'first-person' | 'cites' | 'number' | 'name' | 'answer';

/** A text of a model, cleaned up at its edges, with its fault; null if it has none. */
export interface Checked extends Told {
  fault: Fault | null;
  /** True if it is the owner's own words, one after the other. */
  isQuoted: boolean;
}

/** In characters, more than a sentence has. The rest is cut off, so that the work per sentence is bounded. */
export const LONGEST_PART = 600;
/** Up to here a reader may count for themselves: "two traits". */
const MOST_COUNTED = 4;

const QUOTATION = /“([^“”]*)”/gu;

/**
 * Checks a text of a model against the answers that it cites, for what is certain without understanding it: numbers, names, first person,
 * forbidden words, and a Yes turned into a No. Quotation marks around words that the owner did not write so are removed; a fault of one
 * sentence is a fault of the whole text. Whether the answers carry the rest is for the judge to say (`model/entailment`).
 */
export const check = ({ text, cites }: Told, evidence: Evidence): Checked => {
  const isOwners = (words: string): boolean => evidence.quotes(evidence.neutral(words), cites);
  const spoken = clean(text.slice(0, LONGEST_PART))
    .replaceAll(/"([^"\n]*)"/gu, '“$1”')
    .replaceAll(QUOTATION, (quotation, words: string) => (isOwners(words) ? quotation : words));
  const sentences = splitSentences(spoken);
  // A quotation may hold several sentences: then the text is checked as a whole.
  const checked = (spoken.includes('“') ? [spoken] : sentences).map(evidence.neutral);
  const faults = checked.values().map((sentence) => findFault(sentence, cites, evidence));
  const fault = findFaultOfWhole(evidence.neutral(spoken)) ?? faults.find((found) => found !== null) ?? null;
  const isQuoted = fault === null && isOwners(spoken);
  return { text: sentences.map(mendSentence).join(' '), cites, fault, isQuoted };
};

const findFaultOfWhole = (text: string): Fault | null => {
  if (splitSentences(text).length === 0) return 'empty';
  if (!quotesBalance(text)) return 'markup';
  return isFirstPerson(text.replaceAll(QUOTATION, '')) ? 'first-person' : null;
};

const findFault = (text: string, cites: readonly AnswerId[], evidence: Evidence): Fault | null => {
  const forbidden = findForbidden(text);
  if (forbidden) return forbidden;
  const statementsOf = (ids: readonly AnswerId[]) => ids.flatMap((id) => evidence.statements.get(id) ?? []);
  const cited = statementsOf(cites);
  if (cited.length === 0) return 'cites';
  if (evidence.quotes(text, cites)) return null;
  if (hasForeignNumber(text, [...statementsOf(NAMING_ANSWERS), ...cited])) return 'number';
  const own = text.replaceAll(QUOTATION, '“”');
  if (hasForeignName(own, evidence)) return 'name';
  return findContradictions(own, evidence.facts).some(({ answer }) => cites.includes(answer)) ? 'answer' : null;
};

/** True if a text has a number that the statements do not have, or not with this unit. */
const hasForeignNumber = (text: string, statements: readonly Statement[]): boolean => {
  const known = statements.flatMap(({ numbers }) => numbers);
  return findNumbers(text).some(
    (number) => (number.value > MOST_COUNTED || measures(number)) && !isBacked(number, known),
  );
};
