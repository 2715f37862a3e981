import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, fromProse, isAsked, matches } from './prose.ts';

const ON_LABEL: Partial<Record<LabelKey, string>> = {
  'house-trained': 'House-trained',
  'crate-trained': 'Crate-trained',
  'leash-trained': 'Leash-trained',
};
const TOLD: readonly [string, RegExp][] = [
  ['House-trained', /\b(?:house|potty|toilet|litter(?: ?box)?)[ -]?trained\b|\bhouse[ -]?broken\b/giu],
  ['Crate-trained', /\bcrate[ -]?trained\b/giu],
  ['Leash-trained', /\b(?:leash|lead)[ -]?trained\b/giu],
];

export const readTraining = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((each) => {
    const value = ON_LABEL[each.key];
    const words = value && /^yes\b/iu.exec(each.value)?.[0];
    return words ? [fromLabel(each, { field: 'training', value, words })] : [];
  }),
  ...TOLD.flatMap(([value, pattern]) =>
    matches(reading, pattern).flatMap((match) => {
      if (isAsked(match) || bearingOf(match) !== 'said') return [];
      return [fromProse(match, { field: 'training', value })];
    }),
  ),
];
