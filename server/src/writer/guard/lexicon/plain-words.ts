import { meaningsOf, share } from './meanings.ts';
import { readLexicon } from './read-lexicon.ts';

/** Words that build a sentence and say nothing by themselves. */
const FUNCTION_WORDS = new Set(readLexicon('function-words.txt').flat());
/** Words by which a writer reports, joins and counts: they add no fact wherever they stand. */
const NEUTRAL_WORDS = new Set(readLexicon('neutral-words.txt').flat());
/** "family: word word …": what these words say has to be the owner's own. */
const OWNERS_WORDS = new Map(
  readLexicon('owners-words.txt').flatMap(([family = '', ...words]) =>
    words.map((word) => [word, family.replace(':', '')] as const),
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** A word of change over time, degree, ease, feeling, safety, company and the like: its family; else null. */
export const familyOf = (word: string): string | null =>
  [...meaningsOf(word)].map((form) => OWNERS_WORDS.get(form)).find((family) => family !== undefined) ?? null;

export const isNeutral = (word: string): boolean => share(meaningsOf(word), NEUTRAL_WORDS);
