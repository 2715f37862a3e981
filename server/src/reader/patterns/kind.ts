import { LIMITS } from '@pawsume/contract/fields';
import { kindOf } from '@pawsume/contract/pet-steps/species';
import { type Finding, fromLabel } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, followUp, fromProse, isOfAnother, leadUp, matches } from './prose.ts';

const KINDS: Record<string, string> = {
  Dog: 'dog, puppy, pup, pooch, hound, doggo, doggy, pupper, canine, canis, k9, fur pup',
  Cat: 'cat, kitten, kitty, feline, felis, tomcat, calico, tortie, tortoiseshell, tabby',
  Rabbit: 'rabbit, bunny, bun, lapine, leporine',
  Bird: 'macaw, conure, cockatoo',
  Horse: 'horse, mare, gelding, stallion, filly, pony',
};
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(', ').map((word) => [word, kind] as const)),
);
const OTHERS =
  'parrot|budgie|cockatiel|canary|parakeet|hamster|guinea pig|gerbil|ferret|chinchilla|mouse|rat(?! terrier)|gecko|tortoise|turtle|snake|bearded dragon|goldfish|betta';
const NOUN = `${[...KIND_OF.keys()].join('|')}|${OTHERS}`;
const WORDS = String.raw`(?:[\p{L}\d'’/-]+,?\s){0,6}?`;
/** Said of the pet itself: what it is, what of which age or sex it is, or what is called so. */
const TOLD = new RegExp(
  String.raw`\b(?:(?:is|was|am|i['’]m|he['’]s|she['’]s|it['’]s)\s(?:a|an|one|the)\s${WORDS}|\bmeet (?:[\p{Lu}][\p{L}'’-]+,? )(?:a|an|the|our)\s${WORDS}|old,?\s${WORDS}|(?:neutered|spayed|adoptable)\s${WORDS}|\bthis (?:\w+ ){0,2}?|^\W{0,3}my )(?<noun>${NOUN})(?![\p{L}-])`,
  'giu',
);
const CALLED = new RegExp(String.raw`\b(?<noun>${NOUN})\b(?: is)?,? (?:named|called)\b`, 'giu');
const OF_OTHERS = /\b(?:with|other|another|than|like|brother|sister|friend|resident|for|no|and the)\b/iu;
const MENTIONED = new RegExp(String.raw`(?<![\p{L}-])(?<noun>${NOUN})(?![\p{L}-])`, 'giu');
const IN_COMPANY =
  /\b(?:with|other|another|no|not|nor|without|like|likes|than|resident|got|your|our|dislikes?|chas\w+|any|each|every|by|from|against|of|to|has|have|had|owns?) (?:[\p{L}’'-]+ ){0,3}$|(?:\band|\bor|&|,|\/) ?(?:(?:an?|one|two|the) )?$/iu;

/** Returns the kind that is told of the pet, or the only one that is mentioned and not as company. */
export const readKind = (reading: Reading): Finding[] => {
  const told = [TOLD, CALLED].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const { noun = '' } = match.groups;
      const between = match.words.slice(0, match.words.lastIndexOf(noun));
      if (bearingOf(match) !== 'said' || OF_OTHERS.test(between)) return [];
      return [fromProse(match, { field: 'pet_type', value: kindNamed(noun) ?? noun, sure: 2 })];
    }),
  );
  const mentioned = matches(reading, MENTIONED).flatMap((match) => {
    const isCompany =
      IN_COMPANY.test(leadUp(match, 40)) ||
      /^(?:,? and| or|,|\/| &)?[ -]?(?:\w+ ){0,3}(?:free|friendly|tested|savvy|selective|reactive|aggressive)\b/u.test(
        followUp(match),
      );
    if (isCompany || isOfAnother(match)) return [];
    return [fromProse(match, { field: 'pet_type', value: kindNamed(match.words) ?? match.words })];
  });
  const labelled = reading.labelled.flatMap((each) => {
    const words = each.value.slice(0, LIMITS.name);
    const value = kindNamed(words);
    return each.key === 'type' && value ? [fromLabel(each, { field: 'pet_type', value, words })] : [];
  });
  return [...labelled, ...told, ...mentioned];
};

/** "Other dogs" are company of a dog; the rest only one of the kinds does. */
const WAYS: readonly [string, RegExp][] = [
  [
    'Dog',
    /\bother (?:[\p{L}-]+ )?(?:dogs|pups)\b|\bbark(?:s|ed|ing)?\b|\b(?:allergic|allergy) to (?:the )?dogs?\b|\b(?:leash(?! on life)|fetch|hik(?:e|es|ing)|mongrel|kennels?|crate)\b/iu,
  ],
  [
    'Horse',
    /\b\d\d(?:\.\d)? hands\b|\bhands (?:high|tall)\b|\b(?:farrier|under saddle|bareback|broke to ride|trail rid(?:e|es|ing))\b/iu,
  ],
  [
    'Cat',
    /\bother (?:[\p{L}-]+ )?(?:cats|kitties|felines|kittens)\b|\b(?:purr|meow)\w*|\b(?:allergic|allergy) to (?:the )?(?:cats?|kitten)\b|\b(?:catnip|cattery)\b/iu,
  ],
];

/** Returns the kind whose ways alone a text tells; nothing where it tells of both. */
export const kindByWays = (reading: Reading): Finding[] => {
  const found = WAYS.flatMap(([kind, pattern]) =>
    matches(reading, new RegExp(pattern, 'giu')).map((match) => fromProse(match, { field: 'pet_type', value: kind })),
  );
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? [first] : [];
};

/** "Canine (Dog)" and "Puppy" are a Dog; "Bearded dragon" stays one. Null of what names no kind. */
const kindNamed = (words: string): string | null => {
  const first = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const known = first.map((word) => KIND_OF.get(word)).find((kind) => kind !== undefined);
  if (known) return known;
  if (kindOf(words) === 'other' || first.length > 3) return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
