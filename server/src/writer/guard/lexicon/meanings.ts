/// <reference path="./wink-lemmatizer.d.ts" />
import lemmatize from 'wink-lemmatizer';
import { readLexicon } from './read-lexicon.ts';

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

/** What a word in small letters may mean: its base forms, and the groups of words that mean the same. */
export const meaningsOf = (word: string): ReadonlySet<string> =>
  new Set(formsOf(word).flatMap((form) => [form, ...(GROUPS.get(form) ?? [])]));

/** Whether two sets of meanings have one in common. */
export const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => !one.isDisjointFrom(other);
