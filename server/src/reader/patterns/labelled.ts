import { LIMITS } from '@pawsume/contract/fields';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearingOf, fromProse, leadUp, matches } from './prose.ts';

const FIELDS: Partial<Record<LabelKey, { field: ImportedField; max: number }>> = {
  colour: { field: 'colour_markings', max: LIMITS.name },
  medicines: { field: 'medicines', max: LIMITS.short },
  feeding: { field: 'feeding', max: LIMITS.short },
  reason: { field: 'rehoming_reason', max: LIMITS.short },
  vet: { field: 'vet_name', max: LIMITS.name },
};
const NOTHING = /^(?:unknown|none|n\/?a|nil|no|yes|-+|see .*|not .*)$/iu;
const COLOURS =
  'black|white|brown|tan|grey|gray|cream|golden?|red|blue|brindle|merle|tabby|calico|tortoiseshell|tortie|ginger|orange|chocolate|fawn|yellow|sable|silver|green|piebald|tuxedo|apricot|buff|lilac|agouti|dark|light|liver|harlequin|roan|beige|torbie|caramel';
const COLOUR = new RegExp(String.raw`\b(?:${COLOURS})\b`, 'iu');
const COAT = `(?<colour>(?:(?:all|mostly|solid|jet|dark|light|pure)[ -])?(?:${COLOURS})(?:(?:,|,? and|[/&]| with|)[ -]?(?:${COLOURS})){0,3})`;
const TOLD = new RegExp(
  String.raw`\b(?:is|am|be|b|['’][sm]|has|with|purebred|this|the) (?:(?:a|an|the) )?(?:[\p{L}\d-]+,? ){0,4}?${COAT}(?= (?:\p{L}+ ){0,2}?(?:cat|kitten|dog|puppy|pup|rabbit|bunny|bun|mouse|rat|bird|coat|fur|tabby|markings|spots|patches|female|male|boy|girl|boxer|lab|terrier|dutch|beagle|shepherd|retriever|husky|collie|chihuahua|hound|spaniel|poodle|mastiff|bulldog|pinscher|corgi|pointer|setter|schnauzer|mix|domestic|lop)\b|(?<=calico|tortie|tabby|tortoiseshell|brindle|merle)(?:[,.!]| (?!and |& |with )))`,
  'giu',
);

/** True for "Golden Girl" and "Russian Blue". */
const isInName = (text: string, start: number, end: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)) &&
  (/\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, start - 20), start)) || /^ \p{Lu}/u.test(text.slice(end)));

/** What stands behind a label and is taken over as it stands. */
export const readLabelled = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((labelled) => {
    const { key, value, isMarked } = labelled;
    const asked = FIELDS[key];
    const isOne = key === 'colour' ? COLOUR.test(value) : isMarked;
    if (!asked || !isOne || NOTHING.test(value) || value.length > asked.max || value.length < 3) return [];
    return [fromLabel(labelled, { field: asked.field, value })];
  }),
  ...matches(reading, TOLD).flatMap((match) => {
    const { colour = '' } = match.groups;
    const start = match.end - colour.length;
    if (isInName(match.page.text, start, match.end) || /^golden mix/iu.test(match.page.text.slice(start))) return [];
    if (bearingOf({ ...match, start }) !== 'said' || / (?:with|than) /u.test(`${leadUp(match)} ${match.words} `))
      return [];
    return [fromProse({ ...match, start }, { field: 'colour_markings', value: colour })];
  }),
];
