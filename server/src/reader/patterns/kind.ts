import { LIMITS } from '@pawsume/contract/fields';
import { kindOf } from '@pawsume/contract/pet-steps/species';
import { type Finding, fromLabel } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, fromProse, matches } from './prose.ts';

const SCHOLARLY: Record<string, string> = {
  canine: 'Dog',
  canis: 'Dog',
  k9: 'Dog',
  feline: 'Cat',
  felis: 'Cat',
  lapine: 'Rabbit',
  leporine: 'Rabbit',
};
const EVERYDAY: Record<string, string> = {
  puppy: 'Dog',
  pup: 'Dog',
  kitten: 'Cat',
  kitty: 'Cat',
  bunny: 'Rabbit',
};
const NOUN =
  'dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|parrot|budgie|cockatiel|canary|parakeet|hamster|guinea pig|gerbil|ferret|chinchilla|gecko|tortoise|turtle|snake|bearded dragon|goldfish|betta';
const WORDS = String.raw`(?:[\p{L}\d'’/-]+,?\s){0,6}?`;
/** Said of the pet itself: what it is, what of which age or sex it is, or what is called so. */
const TOLD = new RegExp(
  String.raw`\b(?:(?:is|was|am|i['’]m|he['’]s|she['’]s|it['’]s)\s(?:a|an)\s${WORDS}|\bmeet (?:[\p{Lu}][\p{L}'’-]+,? )(?:a|an|the|our)\s${WORDS}|old,?\s${WORDS}|(?:neutered|spayed|adoptable)\s${WORDS})(?<noun>${NOUN})\b`,
  'giu',
);
const CALLED = new RegExp(String.raw`\b(?<noun>${NOUN})\b(?: is)?,? (?:named|called)\b`, 'giu');
const OF_OTHERS = /\b(?:with|other|another|than|like|brother|sister|friend|resident|for|no|and the)\b/iu;

export const readKind = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((each) => {
    const words = each.value.slice(0, LIMITS.name);
    const value = kindNamed(words);
    return each.key === 'type' && value ? [fromLabel(each, { field: 'pet_type', value, words })] : [];
  }),
  ...[TOLD, CALLED].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const { noun = '' } = match.groups;
      const between = match.words.slice(0, match.words.lastIndexOf(noun));
      if (bearingOf(match) !== 'said' || OF_OTHERS.test(between)) return [];
      return [fromProse(match, { field: 'pet_type', value: kindNamed(noun) ?? noun, sure: 2 })];
    }),
  ),
];

/** "Canine (Dog)" and "Puppy" are a Dog; "Bearded dragon" stays one. Null of what names no kind. */
const kindNamed = (words: string): string | null => {
  const first = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  for (const word of first) {
    const known = SCHOLARLY[word] ?? EVERYDAY[word];
    if (known) return known;
  }
  if (kindOf(words) === 'other' || first.length > 3) return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
