import type { ImportedField } from '@pawsume/contract/pet-import';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearing, followUp, fromProse, isAsked, leadUp, matches } from './prose.ts';

const ON_LABEL: Partial<Record<LabelKey, ImportedField>> = {
  children: 'good_with_children',
  dogs: 'good_with_dogs',
  cats: 'good_with_cats',
};
const WHO: readonly [RegExp, ImportedField][] = [
  [/\b(?:kids|children)\b/iu, 'good_with_children'],
  [/\bdogs\b/iu, 'good_with_dogs'],
  [/\bcats\b/iu, 'good_with_cats'],
];
/** One list of animals and people; what comes after a "but" is another sentence. */
const GOOD =
  /\b(?:good|great|fine|wonderful|gentle|excellent|gets? along(?: well)?|does well|lives? happily) with (?<whom>(?:(?!\bbut\b|\bnot\b|\bno\b)[\p{L}, &'’-]){3,80})/giu;
const WITH_CARE =
  /\b(?:older|respectful|calm|some|most|certain|selective|dog-savvy|cat-savvy|slow|proper|introduc\w*|supervis\w*|over|female|male|small|large|known)\b/iu;

/** Whom the pet is good with. What depends on something is "With care", what was not tried is not said. */
export const readCompany = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((each) => {
    const field = ON_LABEL[each.key];
    const words = field && each.isMarked ? /^(?:yes|no)\b(?!\s*t)/iu.exec(each.value)?.[0] : undefined;
    // "Yes, if older" is more than a yes.
    if (!field || !words || each.value.length > words.length + 1) return [];
    return [fromLabel(each, { field, value: /^y/iu.test(words) ? 'Yes' : 'No', words })];
  }),
  ...matches(reading, GOOD).flatMap((match) => {
    const before = leadUp(match);
    const said = bearing(before);
    // A form's question has its answer behind it.
    if (said === 'unsure' || isAsked(match)) return [];
    const { whom = '' } = match.groups;
    const isConditional =
      WITH_CARE.test(whom) ||
      WITH_CARE.test(followUp(match)) ||
      /\b(?:usually|mostly|sometimes|can be)\b/iu.test(before);
    // Whom it is not good with under a condition is for its owner to say.
    if (said === 'denied' && isConditional) return [];
    const value = said === 'denied' ? 'No' : isConditional ? 'With care' : 'Yes';
    const start = said === 'denied' ? match.start - before.trimStart().length : match.start;
    return WHO.flatMap(([pattern, field]) =>
      pattern.test(whom) ? [fromProse({ ...match, start }, { field, value })] : [],
    );
  }),
];
