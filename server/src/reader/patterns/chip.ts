import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearing, fromProse, isAsked, isOfAnother, leadUp, type Match, matches, yesOrNo } from './prose.ts';

const NUMBER = String.raw`\d(?:[ -]?\d){14}(?![ -]?\d)`;
const ON_LABEL = new RegExp(`(?<!\\d)${NUMBER}`, 'u');
/** A number of fifteen digits may be many things: only right behind the word it is a chip's. */
const TOLD = new RegExp(
  String.raw`\b(?:micro)?chip(?:ped)?\b(?:\s?(?:number|no\.?|id|#|is|:|-|\(|with|under)){0,3}\s{0,2}(?<number>${NUMBER})`,
  'giu',
);
const CHIPPED =
  /\b(?:microchipped|chipped|micro-chipped)\b|\b(?:has|have) a microchip\b|\b(?:no|not|without a?) ?microchip(?:ped)?\b/giu;

export const readChip = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap(onLabel),
  ...matches(reading, TOLD).flatMap(numberIn),
  ...matches(reading, CHIPPED).flatMap(whether),
];

const digits = (words: string): string => words.replaceAll(/\D/gu, '');

const onLabel = (labelled: Labelled): Finding[] => {
  if (labelled.key !== 'chip') return [];
  const words = ON_LABEL.exec(labelled.value)?.[0];
  if (words) {
    return [
      fromLabel(labelled, { field: 'is_microchipped', value: 'Yes', words }),
      fromLabel(labelled, { field: 'microchip_number', value: digits(words), words }),
    ];
  }
  const told = /^(?:yes|no|none)\b/iu.exec(labelled.value)?.[0];
  if (!told || !labelled.isMarked) return [];
  return [fromLabel(labelled, { field: 'is_microchipped', value: /^y/iu.test(told) ? 'Yes' : 'No', words: told })];
};

const numberIn = (match: Match): Finding[] => {
  const { number: words = '' } = match.groups;
  const start = match.end - words.length;
  return [
    fromProse({ ...match, start }, { field: 'microchip_number', value: digits(words), sure: 2 }),
    fromProse(match, { field: 'is_microchipped', value: 'Yes', sure: 2 }),
  ];
};

/** A label ("Microchipped: no") says it itself. */
const whether = (match: Match): Finding[] => {
  if (isAsked(match) || isOfAnother(match)) return [];
  const before = `${leadUp(match)}${match.words.replace(/chip.*/iu, '')}`;
  return yesOrNo(match, 'is_microchipped', bearing(before));
};
