import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, fromProse, isOfAnother, leadUp, type Match, matches, withDenial } from './prose.ts';

/** As records write it, in letters alone: male neutered, female spayed, male castrated. */
const SHORT: Record<string, { sex: string; neutered?: string }> = {
  m: { sex: 'Male' },
  f: { sex: 'Female' },
  mn: { sex: 'Male', neutered: 'Yes' },
  nm: { sex: 'Male', neutered: 'Yes' },
  mc: { sex: 'Male', neutered: 'Yes' },
  cm: { sex: 'Male', neutered: 'Yes' },
  fs: { sex: 'Female', neutered: 'Yes' },
  sf: { sex: 'Female', neutered: 'Yes' },
  fn: { sex: 'Female', neutered: 'Yes' },
  mi: { sex: 'Male', neutered: 'No' },
  im: { sex: 'Male', neutered: 'No' },
  fi: { sex: 'Female', neutered: 'No' },
  if: { sex: 'Female', neutered: 'No' },
};
const SEX = /\b(?:male|female|boy|girl)\b/giu;
const KIND_BEFORE = String.raw`(?:years?|months?|weeks?)[ -]old,? (?:[\p{L}-]+,? ){0,3}?`;
const TOLD = new RegExp(
  String.raw`\b(?:(?:is|i['’]m|am|he['’]s|she['’]s) (?:a|an) (?:[\p{L}\d-]+,? ){0,5}?|${KIND_BEFORE}|(?:neutered|spayed|castrated|intact|desexed) )(?<sex>male|female|boy|girl)\b`,
  'giu',
);
const SEX_FIRST = /\b(?<sex>male|female),? \(?(?:neutered|spayed|castrated|intact|desexed)\b/giu;
const NEUTERED = /\b(?<word>neutered|spayed|castrated|desexed|fixed|intact|entire|unneutered|unspayed)\b/giu;
const STILL_WHOLE = /^(?:intact|entire|un)/iu;

const WHOLE_BEFORE = /\b(?:is|still|an?|am|i['’]m|remains|and|(?:fe)?male|boy|girl)\W*$|^\W*$/iu;
const PRONOUN = /\b(?:he|him|his|himself|she|her|hers|herself)\b/giu;
/** The pet speaks: a pronoun means a person. */
const IN_ITS_VOICE =
  /\bmy (?:name is|foster|owner|human|person|people)\b|\bI(?: am|['’]m) (?:an? )?(?:\w+ ){0,3}(?:dog|cat|rabbit|boy|girl|puppy|kitten|bunny)\b/iu;
const PERSON =
  /\b(?:owner|wife|husband|girlfriend|boyfriend|woman|man|lady|guy|daughter|son|boy and|landlord|vet|dr)\b/iu;
const OF_A_BODY = /^\s?(?:$|[.,;!)\n]|(?:fe)?males?\b|dog|cat|tom|buck|doe|bitch|and\b|but\b|as\b)/iu;

const sexOf = (word: string): string => (/^(?:male|boy)$/iu.test(word) ? 'Male' : 'Female');

export const readSex = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap(onLabel),
  ...[TOLD, SEX_FIRST].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const { sex: word = '' } = match.groups;
      if (bearingOf(match) !== 'said') return [];
      return [fromProse(match, { field: 'gender', value: sexOf(word) })];
    }),
  ),
  ...matches(reading, NEUTERED).flatMap((match) => {
    const said = isElsewhere(match) ? 'unsure' : bearingOf(match);
    const isWhole = STILL_WHOLE.test(match.words);
    // "Not intact" says too little.
    if (said === 'unsure' || (isWhole && said === 'denied')) return [];
    const value = isWhole || said === 'denied' ? 'No' : 'Yes';
    return [fromProse(said === 'denied' ? withDenial(match) : match, { field: 'spayed_neutered', value })];
  }),
];

/** True for "the entire day", "we fixed the fence" and a form's question, which is read by its label. */
const isElsewhere = (match: Match): boolean => {
  const before = leadUp(match);
  const after = match.page.text.slice(match.end, match.end + 16);
  if (/^\s*[:/?]|^ or /u.test(after) || /[/]\s*$| or $/u.test(before)) return true;
  if (match.words.toLowerCase() === 'fixed') return !/\b(?:is|been|was|and)\s+$/iu.test(before);
  return /^(?:entire|intact)$/iu.test(match.words) && !(OF_A_BODY.test(after) && WHOLE_BEFORE.test(before));
};

/** Returns the sex where only one kind of pronoun occurs, three times or more, and no person is told of. */
export const sexByPronouns = (reading: Reading): Finding[] => {
  if (reading.pages.some(({ text }) => IN_ITS_VOICE.test(text))) return [];
  const pronouns = matches(reading, PRONOUN);
  const kinds = new Set(pronouns.map(({ words }) => (/^h(?:e|im|is)\b/iu.test(words) ? 'Male' : 'Female')));
  const ofPet = pronouns.filter((match) => !PERSON.test(leadUp(match, 300)) && !isOfAnother(match));
  const [value] = kinds;
  const [first] = ofPet;
  if (!first || !value || kinds.size > 1 || ofPet.length < 3 || ofPet.length < pronouns.length / 2) return [];
  return [fromProse(first, { field: 'gender', value })];
};

const onLabel = (labelled: Labelled): Finding[] => {
  const { key, value } = labelled;
  if (key === 'neutered') {
    const words = /^(?:yes|no)\b/iu.exec(value)?.[0];
    return words ? [fromLabel(labelled, { field: 'spayed_neutered', value: capital(words), words })] : [];
  }
  if (key !== 'sex') return [];
  const short = SHORT[value.toLowerCase().replaceAll(/[^a-z]/gu, '')];
  const sexes = new Set((value.match(SEX) ?? []).map(sexOf));
  const [sex] = sexes.size === 1 ? sexes : [short?.sex];
  return [
    ...(sex ? [fromLabel(labelled, { field: 'gender', value: sex })] : []),
    ...(short?.neutered ? [fromLabel(labelled, { field: 'spayed_neutered', value: short.neutered })] : []),
  ];
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
