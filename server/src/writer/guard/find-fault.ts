import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { findUnbackedClaim } from './claims.ts';
import { findWrongDenial } from './denials.ts';
import { findForbidden } from './forbidden.ts';
import { linksFreely } from './links.ts';
import { findUnclearPronoun, findUnknownSpeaker } from './persons.ts';
import { findMixedClause, findSwap } from './relations.ts';
import { readSentence, type Sentence } from './sentence.ts';
import type { Evidence } from './statements.ts';
import { findForeignNumber, findForeignWord } from './support.ts';

/** Why a sentence may not stand, with the word it hangs on where there is one. */
export interface Fault {
  code:
    | 'empty'
    | 'first-person'
    | NonNullable<ReturnType<typeof findForbidden>>
    | 'cites'
    | 'number'
    | 'word'
    | 'claim'
    | 'denied'
    | 'cause'
    | 'pronoun'
    | 'speaker'
    | 'relation';
  word: string;
}

/** In this order, the plainest first; each finds the word that is wrong. */
const CHECKS: readonly [Fault['code'], (sentence: Sentence) => string | null][] = [
  ['number', findForeignNumber],
  ['word', findForeignWord],
  ['claim', findUnbackedClaim],
  ['denied', findWrongDenial],
  ['cause', (sentence) => (linksFreely(sentence) ? '' : null)],
  ['pronoun', findUnclearPronoun],
  ['speaker', findUnknownSpeaker],
  ['relation', findMixedClause],
  ['relation', findSwap],
];

/**
 * What speaks against a sentence that is to rest on the answers it cites, and on those alone; null where they carry it.
 * Each word that says something has to be theirs, or one that means the same, or one that adds nothing; what they deny is
 * denied, what they do not is not; and what two of them say is not mixed into a third thing.
 */
export const findFault = (text: string, cites: readonly AnswerId[], evidence: Evidence): Fault | null => {
  const forbidden = findForbidden(text);
  if (forbidden) return { code: forbidden, word: '' };
  const sentence = readSentence(text, cites, evidence);
  if (sentence.cited.length === 0) return { code: 'cites', word: '' };
  if (evidence.quotes(text, cites)) return null;
  for (const [code, findWord] of CHECKS) {
    const word = findWord(sentence);
    if (word !== null) return { code, word };
  }
  return null;
};
