import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearing, fromProse, leadUp, matches, OF_ANOTHER } from './prose.ts';

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

const sexOf = (word: string): string => (/^(?:male|boy)$/iu.test(word) ? 'Male' : 'Female');

export const readSex = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap(onLabel),
  ...[TOLD, SEX_FIRST].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const { sex: word = '' } = match.groups;
      if (bearing(leadUp(match)) !== 'said') return [];
      return [fromProse(match, { field: 'gender', value: sexOf(word) })];
    }),
  ),
  ...matches(reading, NEUTERED).flatMap((match) => {
    const { word = '' } = match.groups;
    const before = leadUp(match);
    // A form that asks ("Spayed/Neutered: No") is read by its label, and who is neutered may be another.
    if (/^\s*[:/?]|^ or /u.test(match.page.text.slice(match.end, match.end + 4)) || /[/]\s*$| or $/u.test(before))
      return [];
    if (OF_ANOTHER.test(before) || (word === 'fixed' && !/\b(?:is|been|was|and)\s+$/iu.test(before))) return [];
    const said = bearing(before);
    if (said === 'unsure') return [];
    const isWhole = STILL_WHOLE.test(word) !== (said === 'denied');
    // "Not intact" says too little.
    if (STILL_WHOLE.test(word) && said === 'denied') return [];
    return [withDenial(fromProse(match, { field: 'spayed_neutered', value: isWhole ? 'No' : 'Yes' }), before, said)];
  }),
];

/** The word that denies belongs to what is quoted. */
const withDenial = (finding: Finding, before: string, said: string): Finding =>
  said === 'denied' ? { ...finding, start: finding.start - before.trimStart().length } : finding;

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
