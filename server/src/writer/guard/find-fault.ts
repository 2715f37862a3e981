import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { findUnbackedClaim } from './contradictions.ts';
import { findTurnedAnswer, findWrongDenial } from './denials.ts';
import type { Fault } from './fault.ts';
import { findForbidden } from './forbidden.ts';
import { findUnclearPronoun, findUnknownSpeaker } from './persons.ts';
import { findFreeLink, findMixedClause, findSwap } from './relations.ts';
import { readSentence, type Sentence } from './sentence.ts';
import type { Evidence } from './statements.ts';
import { findForeignCount, findForeignName, findForeignNumber, findForeignWord } from './support.ts';

type Check = readonly [Fault['code'], (sentence: Sentence) => string | null];

/** The judge cannot lift their refusal. Each check returns the word at fault, or null. */
const CERTAIN_CHECKS: readonly Check[] = [
  ['number', findForeignNumber],
  ['name', findForeignName],
  ['answer', findTurnedAnswer],
];

/** The word guard decides only if the judge fails. It knows words, not sense, and refuses many true sentences. */
const WORD_CHECKS: readonly Check[] = [
  ['count', findForeignCount],
  ['word', findForeignWord],
  ['claim', ({ own, evidence }) => findUnbackedClaim(own, evidence.facts)],
  ['denied', findWrongDenial],
  ['cause', findFreeLink],
  ['pronoun', findUnclearPronoun],
  ['speaker', findUnknownSpeaker],
  ['relation', findMixedClause],
  ['relation', findSwap],
];

/**
 * Returns the first fault of a sentence that may rest on the answers it cites, and on those alone; null if they carry it.
 * By the word checks each word that says something is theirs, or means the same, or adds nothing; what they deny stays denied;
 * and what two of them say is not mixed into a third thing.
 */
export const findFault = (text: string, cites: readonly AnswerId[], evidence: Evidence): Fault | null => {
  const forbidden = findForbidden(text);
  if (forbidden) return { code: forbidden, word: '' };
  const sentence = readSentence(text, cites, evidence);
  if (sentence.cited.length === 0) return { code: 'cites', word: '' };
  if (evidence.quotes(text, cites)) return null;
  for (const [code, findWord] of [...CERTAIN_CHECKS, ...WORD_CHECKS]) {
    const word = findWord(sentence);
    if (word !== null) return { code, word };
  }
  return null;
};

const UNCERTAIN = new Set<Fault['code']>(WORD_CHECKS.map(([code]) => code));

/** True for a fault that no judge can lift. */
export const isCertain = ({ code }: Fault): boolean => !UNCERTAIN.has(code);
