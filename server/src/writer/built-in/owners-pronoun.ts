import { splitSentences } from '#lib/sentences';
import { namesPerson } from '../third-person/people.ts';
import type { Voice } from './voice.ts';

type Pronoun = Exclude<Voice['they'], 'they'>;

const PRONOUN = /(?<!\p{L})(?:(she|her|hers|herself)|(?:he|him|his|himself))(?!\p{L})/iu;
const ANIMAL =
  /\b(?:dog|cat|pupp(?:y|ie)|pup|kitten|rabbit|bunny|bird|parrot|horse|pony|hamster|pet|animal|litter)s?\b/iu;
const SEVERAL = /&|\+|,|\/|\b(?:and|und|et|y)\b/iu;
/** "is a calm cat": who that is, not another one. */
const WHAT_IT_IS = /^\s*(?:is|was)\s+(?:an?|our|my|the)\s+[^,.;]*/iu;

/**
 * The pronoun in which an owner goes on about their pet, where it can mean nobody else: at the beginning of a text, or behind the
 * pet's name as its sentence begins, before anybody else is named ("Mochi hides when she is scared", "Mochi naps. She purrs.").
 * @param texts what the owner wrote about the pet.
 * @returns null where there is none, or both are used so.
 */
export const findOwnersPronoun = (texts: readonly string[], name: string): Pronoun | null => {
  if (SEVERAL.test(name)) return null;
  const found = new Set(texts.flatMap((text) => pronounsOfPet(splitSentences(text), name)));
  const [only = null] = found;
  return found.size === 1 ? only : null;
};

const pronounsOfPet = (sentences: readonly string[], name: string): Pronoun[] =>
  sentences.flatMap((sentence, at) => {
    const first = PRONOUN.exec(sentence);
    if (!first) return [];
    const said = sentence.slice(0, first.index);
    const before = said === '' ? (sentences[at - 1] ?? name) : said;
    return isOnlyOf(before, name) ? [first[1] ? 'she' : 'he'] : [];
  });

/** Whether a text begins with the pet and names nobody else a pronoun could mean. */
const isOnlyOf = (text: string, name: string): boolean => {
  const begins = [name, name.split(/\s/u)[0] ?? name].find((one) => text.toLowerCase().startsWith(one.toLowerCase()));
  if (!begins) return false;
  const rest = text.slice(begins.length);
  const others = rest.replace(WHAT_IT_IS, '');
  return !/^\p{L}/u.test(rest) && !namesPerson(rest) && !ANIMAL.test(others) && !/\s\p{Lu}\p{L}/u.test(others);
};
