import type { Voice } from '../built-in/voice.ts';
import { meaningsOf, share } from './lexicon/meanings.ts';
import { isFromOneAnswer } from './relations.ts';
import type { Sentence } from './sentence.ts';
import { tokenize } from './tokens.ts';

/** The pronouns of one person or several; an owner's "we" are "they" to a reader. */
const PRONOUNS: Record<Voice['they'], RegExp> = {
  she: /\b(?:she|her|hers|herself)\b/iu,
  he: /\b(?:he|him|his|himself)\b/iu,
  they: /\b(?:they|them|themselves|we|us)\b/iu,
};
const MINE = /\b(?:my|our) (\p{L}+)/giu;
const REPORTED =
  /\b(?:says?|calls?|called|describes?|reports?|mentions?|states?|tells?|told|known as|considers?|thinks?|finds)\b/iu;
const OWNER = /\b(?:owner|shelter|keeper|guardian)\b/iu;

/**
 * Finds a pronoun that may mean somebody else than the answer does: one that is not the pet's, in a sentence of several answers or
 * where the owner did not use it; or the pet's before a noun that the owner calls "my".
 */
export const findUnclearPronoun = ({ own, supported, cited, evidence }: Sentence): string | null => {
  const { they, their } = evidence.voice;
  const others = Object.entries(PRONOUNS).filter(([voice, pattern]) => voice !== they && pattern.test(own));
  const foreign = others.find(([, pattern]) => !cited.some(({ text }) => pattern.test(text)));
  if (foreign || (others.length > 0 && !isFromOneAnswer(supported, cited)))
    return others[0]?.[1].exec(own)?.[0] ?? null;
  // "Her owner" is the one who says "my".
  const owned = [...own.matchAll(new RegExp(`\\b${their} (?:own )?(?!owner\\b)(\\p{L}+)`, 'giu'))].map(nounOf);
  const mine = cited.flatMap(({ text }) => [...text.matchAll(MINE)].map(nounOf));
  return owned.some((noun) => mine.some((one) => share(noun, one))) ? their : null;
};

const nounOf = ([, noun = '']: RegExpExecArray): ReadonlySet<string> => meaningsOf(noun.toLowerCase());

/** Finds a verb of saying in a sentence that does not name the speaker, unless an answer has such a verb. */
export const findUnknownSpeaker = ({ own, tokens, cited, evidence }: Sentence): string | null => {
  const verb = REPORTED.exec(own)?.[0];
  if (!verb || OWNER.test(own) || cited.some(({ text }) => REPORTED.test(text))) return null;
  const names = evidence.statements.get('full_name')?.flatMap(({ text }) => tokenize(text)) ?? [];
  return tokens.some(({ word }) => names.some((name) => name.word === word)) ? null : verb;
};
