import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, fromProse, isInItsVoice, isOfAnother, leadUp, type Match, matches, withDenial } from './prose.ts';

/** As records write it, in letters alone: male neutered, female spayed, male castrated, male intact. */
const SHORT = /^(?:[mf][nsci]?|[nsci][mf])$/u;
const SEX = /\b(?:male|female|boy|girl|gelding|stallion|colt|mare|filly)\b/giu;
const MALE = /^(?:m|male|boy|gelding|stallion|colt|guy|gent|gentleman|lad|dude|fella|fellow|he|him|his|himself)$/iu;
const SEXES =
  'male|female|boy|girl|guy|gent|gentleman|lad|dude|fella|fellow|gal|lady|lass|princess|gelding|stallion|colt|mare|filly';
const KIND_BEFORE = String.raw`(?:years?|months?|weeks?)[ -]old,? (?:[\p{L}-]+,? ){0,3}?`;
const TOLD = new RegExp(
  String.raw`\b(?:(?:is|i['’]m|am|he['’]s|she['’]s) (?:such |quite )?(?:an?|one) (?:[\p{L}\d-]+,? ){0,5}?|${KIND_BEFORE}|(?:neutered|spayed|castrated|intact|desexed) )(?<sex>${SEXES})\b`,
  'giu',
);
const THIS = new RegExp(
  String.raw`\b(?:this|our) (?:[\p{L}-]+,? ){0,4}?(?<sex>${SEXES})\b(?! (?:dog|cat|friend|scout)s\b)|(?<=^|[.!?\n]\s?)(?:[\p{L}-]+,? ){0,3}(?<lone>male|female)(?=[.,]| (?:kitten|kitty|cat|dog|pup|puppy|rabbit|bunny|bird|born)\b(?! (?:will|can|may)\b))`,
  'giu',
);
const SEX_FIRST = /\b(?<sex>male|female),? \(?(?:neutered|spayed|castrated|intact|desexed)\b/giu;
const NEUTERED = /\b(?<word>neutered|spayed|castrated|desexed|fixed|intact|entire|unneutered|unspayed)\b/giu;
/** "A gelding", "once he is neutered", "to spay her when she is old enough". */
const BY_OTHER_WORDS =
  /\bgeld(?:ing|ed)\b|(?<=(?:^|\n|\| ))spayed\/neutered(?= \|)|(?<yet>\bonce (?:he|she)(?:['’]s| is| has been) (?:neutered|spayed)\b|\b(?:spay|neuter) (?:him|her|it|the (?:puppy|kitten|dog|cat)) (?:when|once|at|later|in (?:the )?future|after)\b|\b(?:agree|require[sd]?|commit(?:ted)?) to (?:spay|neuter) (?:him|her|it|the (?:puppy|kitten|dog|cat))\b|\b(?:to|will|must) be (?:preferably )?(?:spayed|neutered) (?:when|once|at|later|in (?:the )?future|after|before|prior)\b|\bwill be vaccinated and (?:spayed|neutered) (?:when|once|before|prior|after)\b)/giu;
/** "All puppies will be": a rule of a rescue. */
const OF_ALL = /\b(?:all|our|these|most) (?:\p{L}+ ){0,3}?(?:dogs|cats|puppies|kittens|rabbits|pets|animals) $/iu;
const STILL_WHOLE = /^(?:intact|entire|un)/iu;

const WHOLE_BEFORE = /\b(?:is|still|an?|am|i['’]m|remains|and|(?:fe)?male|boy|girl)\W*$|^\W*$/iu;
const PRONOUN = /\b(?:he|him|his|himself|she|her|hers|herself)\b/giu;
const UNKNOWN =
  /\b(?:unknown|undetermined|unsure of|don['’]t know) (?:the |(?:his|her|its) )?(?:sex|gender)\b|\b(?:sex|gender)(?: is)? (?:unknown|undetermined|not known)\b/giu;
const PERSON =
  /\b(?:owner|wife|husband|girlfriend|boyfriend|woman|man|lady|guy|daughter|son|boy and|landlord|vet|dr)\b/iu;
const OF_A_BODY = /^\s?(?:$|[.,;!)\n]|(?:fe)?males?\b|dog|cat|tom|buck|doe|bitch|and\b|but\b|as\b)/iu;

const sexOf = (word: string): string => (MALE.test(word) ? 'Male' : 'Female');

export const readSex = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap(onLabel),
  ...[TOLD, THIS, SEX_FIRST].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const word = match.groups.sex ?? match.groups.lone ?? '';
      if (bearingOf(match) !== 'said' || /\b(?:by|with|to) an? (?:\w+[ -])?$/iu.test(leadUp(match))) return [];
      return [fromProse(match, { field: 'gender', value: sexOf(word) })];
    }),
  ),
  ...matches(reading, BY_OTHER_WORDS)
    .filter((match) => (match.groups.yet ? !OF_ALL.test(leadUp(match)) : bearingOf(match) === 'said'))
    .map((match) => fromProse(match, { field: 'spayed_neutered', value: match.groups.yet ? 'No' : 'Yes' })),
  ...matches(reading, NEUTERED).flatMap((match) => {
    const said = isElsewhere(match) ? 'unsure' : bearingOf(match);
    const isWhole = STILL_WHOLE.test(match.words);
    // "Not intact" says too little, and what was not done then may be done now.
    const isPast = said === 'denied' && /\bwas(?: not|n['’]t) (?:\w+ )?$/iu.test(leadUp(match));
    if (said === 'unsure' || isPast || (isWhole && said === 'denied')) return [];
    const value = isWhole || said === 'denied' ? 'No' : 'Yes';
    return [fromProse(said === 'denied' ? withDenial(match) : match, { field: 'spayed_neutered', value })];
  }),
];

/** True for "the entire day", "we fixed the fence" and a form's question, which is read by its label. */
const isElsewhere = (match: Match): boolean => {
  const before = leadUp(match);
  const after = match.page.text.slice(match.end, match.end + 16);
  if (/^\s*[:/?]|^ or |^\s?\(not yet/iu.test(after) || /[/]\s*$| or $/u.test(before)) return true;
  if (match.words.toLowerCase() === 'fixed') return !/\b(?:is|been|was|and)\s+$/iu.test(before);
  return /^(?:entire|intact)$/iu.test(match.words) && !(OF_A_BODY.test(after) && WHOLE_BEFORE.test(before));
};

/** Returns the sex that the pronouns tell: three or more of one kind, or four times as many as of the other. */
export const sexByPronouns = (reading: Reading): Finding[] => {
  if (isInItsVoice(reading) || matches(reading, UNKNOWN).length > 0) return [];
  const pronouns = matches(reading, PRONOUN);
  const ofPet = pronouns.filter((match) => !PERSON.test(leadUp(match, 300)) && !isOfAnother(match));
  const [most = [], rest = []] = [...Map.groupBy(pronouns, ({ words }) => sexOf(words)).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const first = ofPet.find(({ words }) => sexOf(words) === sexOf(most[0]?.words ?? ''));
  const isClear = rest.length === 0 ? ofPet.length >= pronouns.length / 2 : most.length >= 4 * rest.length;
  if (!first || !isClear || most.length < (rest.length === 0 ? 3 : 5)) return [];
  return [fromProse(first, { field: 'gender', value: sexOf(first.words) })];
};

const onLabel = (labelled: Labelled): Finding[] => {
  const { key, value } = labelled;
  if (key === 'neutered') {
    const words = /^(?:yes|no)\b/iu.exec(value)?.[0];
    return words ? [fromLabel(labelled, { field: 'spayed_neutered', value: capital(words), words })] : [];
  }
  if (key !== 'sex') return [];
  const letters = value.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const short = SHORT.test(letters) ? letters : '';
  const sexes = new Set([...(value.match(SEX) ?? []), ...(short.match(/[mf]/u) ?? [])].map(sexOf));
  const [sex] = sexes.size === 1 ? sexes : [];
  return [
    ...(sex ? [fromLabel(labelled, { field: 'gender', value: sex })] : []),
    ...(short.length === 2
      ? [fromLabel(labelled, { field: 'spayed_neutered', value: short.includes('i') ? 'No' : 'Yes' })]
      : []),
  ];
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
