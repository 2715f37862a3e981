import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { splitSentences } from '#lib/sentences';
import type { Told } from './built-in/passage.ts';
import type { Fault } from './guard/fault.ts';
import { findFault } from './guard/find-fault.ts';
import { curlyQuotes, speaksAsOwner, withoutFalseQuotes } from './guard/spoken.ts';
import type { Evidence } from './guard/statements.ts';
import { clean, mendSentence } from './text/mend.ts';
import { quotesBalance } from './text/quotes.ts';

/** What a model wrote, mended at its edges, with what was found against it; null where it may stand. */
export interface Judged extends Told {
  fault: Fault | null;
  /** True if it is the owner's own words, one after the other. */
  isQuoted: boolean;
}

/** In characters, more than a sentence has: the rest is never looked at, so that no answer can keep us busy. */
export const LONGEST_PART = 600;

/**
 * Holds what a model wrote against the answers that it cites, and against those alone. Marks around words that the owner
 * did not write so are taken off; a fault of one of its sentences is a fault of the whole.
 */
export const judge = ({ text, cites }: Told, evidence: Evidence): Judged => {
  const isOwners = (words: string): boolean => evidence.quotes(evidence.neutral(words), cites);
  const spoken = withoutFalseQuotes(curlyQuotes(clean(text.slice(0, LONGEST_PART))), isOwners);
  const sentences = splitSentences(spoken);
  // A quotation may hold several sentences: then its words are looked at as a whole.
  const looked = (spoken.includes('“') ? [spoken] : sentences).map(evidence.neutral);
  const fault = findFaultOfWhole(evidence.neutral(spoken)) ?? findFirstFault(looked, cites, evidence);
  const isQuoted = fault === null && isOwners(spoken);
  return { text: sentences.map(mendSentence).join(' '), cites, fault, isQuoted };
};

const findFaultOfWhole = (text: string): Fault | null => {
  if (splitSentences(text).length === 0) return { code: 'empty', word: '' };
  if (!quotesBalance(text)) return { code: 'markup', word: '' };
  return speaksAsOwner(text) ? { code: 'first-person', word: '' } : null;
};

const findFirstFault = (sentences: readonly string[], cites: readonly AnswerId[], evidence: Evidence): Fault | null => {
  for (const sentence of sentences) {
    const fault = findFault(sentence, cites, evidence);
    if (fault) return fault;
  }
  return null;
};
