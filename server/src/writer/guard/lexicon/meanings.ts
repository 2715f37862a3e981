/// <reference path="./wink-lemmatizer.d.ts" />
import { readFileSync } from 'node:fs';
import lemmatize from 'wink-lemmatizer';

/** Reads a list of words beside this file, line by line. */
const readLexicon = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/\s+/u));

/** Words that build a sentence and say nothing by themselves. */
const FUNCTION_WORDS = new Set(readLexicon('function-words.txt').flat());
/** Words by which a writer reports, joins and counts: they add no fact in any sentence. */
const NEUTRAL_WORDS = new Set(readLexicon('neutral-words.txt').flat());
/** Words of change over time, degree, ease, feeling, safety, company and the like. Each line begins with the name of its family. */
const OWNERS_WORDS = new Set(readLexicon('owners-words.txt').flatMap(([_family, ...words]) => words));
/** Words of one line say the same of a pet, its home and its people. */
const GROUPS = new Map<string, string[]>();
for (const [place, words] of readLexicon('same-meaning.txt').entries()) {
  for (const word of words) GROUPS.set(word, [...(GROUPS.get(word) ?? []), `#${place}`]);
}

/** The forms a word is looked up by: as it stands, as verb and noun, without the ending of an adverb. */
const formsOf = (word: string): string[] => {
  const adverb = /^(.{4,})ly$/u.exec(word)?.[1];
  return [word, lemmatize.verb(word), lemmatize.noun(word), ...(adverb ? [adverb, adverb.replace(/i$/u, 'y')] : [])];
};

/** Returns what a word in small letters may mean: its base forms, and the groups of words that mean the same. */
export const meaningsOf = (word: string): ReadonlySet<string> =>
  new Set(formsOf(word).flatMap((form) => [form, ...(GROUPS.get(form) ?? [])]));

/** True if two sets of meanings have one in common. */
export const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => !one.isDisjointFrom(other);

/** True for a word that builds a sentence and says nothing by itself. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** True for a word that adds no fact, and that no owner has to have said. */
export const isNeutral = (word: string): boolean => share(meaningsOf(word), NEUTRAL_WORDS);

/** True for a word that only an answer can back. */
export const isOwnersWord = (word: string): boolean => share(meaningsOf(word), OWNERS_WORDS);
