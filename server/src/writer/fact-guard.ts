import { splitSentences } from '#lib/sentences';
import type { Told } from './built-in/passage.ts';
import type { Fault } from './guard/fault.ts';
import { findFault } from './guard/find-fault.ts';
import type { Evidence } from './guard/statements.ts';
import { clean, mendSentence } from './text/mend.ts';
import { quotesBalance } from './text/quotes.ts';
import { isFirstPerson } from './third-person/first-person.ts';

/** A text of a model, cleaned up at its edges, with its fault; null if it has none. */
export interface Judged extends Told {
  fault: Fault | null;
  /** True if it is the owner's own words, one after the other. */
  isQuoted: boolean;
}

/** In characters, more than a sentence has. The rest is cut off, so that the work per sentence is bounded. */
export const LONGEST_PART = 600;

const QUOTATION = /“([^“”]*)”/gu;

/**
 * Checks what a model wrote against the answers that it cites, and against those alone. Quotation marks around words that the
 * owner did not write so are removed; a fault of one sentence is a fault of the whole text.
 */
export const judge = ({ text, cites }: Told, evidence: Evidence): Judged => {
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
  if (splitSentences(text).length === 0) return { code: 'empty', word: '' };
  if (!quotesBalance(text)) return { code: 'markup', word: '' };
  return isFirstPerson(text.replaceAll(QUOTATION, '')) ? { code: 'first-person', word: '' } : null;
};
