import type { ImportedField } from '@pawsume/contract/pet-import';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import {
  bearing,
  followUp,
  fromProse,
  isAsked,
  isOfAnother,
  leadUp,
  type Match,
  matches,
  withDenial,
} from './prose.ts';

const ON_LABEL: Partial<Record<LabelKey, ImportedField>> = {
  children: 'good_with_children',
  dogs: 'good_with_dogs',
  cats: 'good_with_cats',
};
const WHO: readonly [RegExp, ImportedField][] = [
  [/\b(?:kids|children|toddlers)\b/iu, 'good_with_children'],
  [/\b(?:dogs|canines)\b/iu, 'good_with_dogs'],
  [/\b(?:cats|felines)\b/iu, 'good_with_cats'],
];
/** One list of animals and people; the words after a "but" belong to another clause. */
const LIST = String.raw`(?<whom>(?:(?!\b(?:but|not|no|although|though|however|he|she|they)\b)[\p{L}\d+, &'’/-]){3,80})`;
const GOOD = new RegExp(
  String.raw`\b(?:good|great|fine|ok|okay|wonderful|lovely|gentle|excellent|friendly|sweet|gets? (?:along|on)(?: \w+)?|do(?:es)? (?:well|great|best)|lives? happily) (?:with|around|towards?) ${LIST}`,
  'giu',
);
const UNSUITED = new RegExp(
  String.raw`\b(?:not (?:be )?(?:suitable|suited|a (?:good )?(?:fit|match)|recommended|able to live|safe)|unsuitable|cannot (?:live|be homed|be placed|be rehomed)|can['’]?t (?:live|be homed|be placed|be rehomed)|(?:must|should) not (?:live|be homed|be placed|be rehomed)|must(?: be| go)? (?:to |in )?(?:a |live in a )?home(?: that is)? without|(?:does not|doesn['’]t|do not|don['’]t) (?:like|tolerate|do well with|get along with|get on with)|(?:hates|dislikes))\b(?: (?:for|to|in|into|with|around|a|any|other|the|homes?|household|houses?|famil(?:y|ies)|live|living|that|has|have|which)\b){0,6} ${LIST}`,
  'giu',
);
/** An answer under one of these conditions is never a plain yes or no. */
const WITH_CARE =
  /\b(?:older|bigger|respectful|gentle|calm|some|most|certain|selective|picky|savvy|slow\w*|proper|introduc\w*|introduction|supervis\w*|over|under|above|below|age[ds]?|years?|teen\w*|only|care|careful\w*|caution|female|male|small|smaller|large|larger|big|young|known|right|depend\w*|if|when|once|as long as|provided|unless|except|sometimes|usually|mostly|time)\b|\d/iu;
const CARE_FOLLOWS =
  /^[.!;,)]?\s{1,3}(?:only|always|but only|as long as|provided|if|when|with (?:care|supervision|slow|proper)|under supervision|supervis\w*|must be supervised|needs? (?:slow|supervis\w*|careful|proper)|(?:he|she|they|it|this|introductions?)[^.!?\n]{0,30}(?:supervis\w*|slow\w*|careful\w*|introduc\w*))\b/iu;
const TURN_FOLLOWS = /^[.!]\s{1,3}(?:but|however|although|though|except|unless|not)\b/iu;
const UNDER_AGE =
  /\b(?:under|below|younger than|over|above|older than) (?:the age of )?(?:\d|five|six|eight|ten|twelve)/iu;

/** Returns whom the pet is good with. A condition makes it "With care"; a doubt gives nothing. */
export const readCompany = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((each) => {
    const field = ON_LABEL[each.key];
    const value = field && each.isMarked ? valueOnLabel(each.value) : null;
    return field && value ? [fromLabel(each, { field, value })] : [];
  }),
  ...matches(reading, GOOD).flatMap((match) => {
    const before = leadUp(match);
    const said = bearing(before);
    // A form's question has its answer behind it.
    if (said === 'unsure' || isAsked(match) || isOfOthers(match)) return [];
    const isHedged = /\b(?:usually|mostly|sometimes|can be|only|generally)\b/iu.test(before);
    return companyIn(match, { isDenied: said === 'denied', isHedged });
  }),
  ...matches(reading, UNSUITED).flatMap((match) => {
    if (isOfOthers(match) || /\b(?:if|whether|know|sure|reason|not|no)\b[^,]*$/iu.test(leadUp(match))) return [];
    return companyIn(match, { isDenied: true, isHedged: false });
  }),
];

const isOfOthers = (match: Match): boolean =>
  /\b(?:we|you|staff|who|breeds?)\b/iu.test(leadUp(match)) || isOfAnother({ ...match, end: match.start });

const companyIn = (match: Match, { isDenied, isHedged }: { isDenied: boolean; isHedged: boolean }): Finding[] => {
  const { whom = '' } = match.groups;
  const after = match.page.text.slice(match.end, match.end + 90);
  const rest = `${whom} ${followUp(match)}`;
  const isConditional = isHedged || WITH_CARE.test(rest) || CARE_FOLLOWS.test(after);
  if (TURN_FOLLOWS.test(after) || /\b(?:unknown|untested|not (?:been )?tested|not sure|unsure)\b/iu.test(rest))
    return [];
  // "Not good with children under 12" leaves the older ones; other conditions of a denial are for the owner to say.
  if (isDenied && isConditional && !UNDER_AGE.test(rest)) return [];
  const value = isConditional ? 'With care' : isDenied ? 'No' : 'Yes';
  const quoted = isDenied ? withDenial(match) : match;
  return WHO.flatMap(([pattern, field]) => (pattern.test(whom) ? [fromProse(quoted, { field, value })] : []));
};

/** "Yes, if older" is more than a yes, and "no issues" is not a no. */
const valueOnLabel = (value: string): string | null => {
  if (
    /\b(?:unknown|unsure|untested|test\w*|not sure|tbd|maybe|n\/a|ask|issues?|problems?|experience|idea)\b|\?/iu.test(
      value,
    )
  )
    return null;
  if (/^(?:not (?:suitable|recommended|good)|no|never)\b[.!]?$/iu.test(value)) return 'No';
  if (/^(?:no|not|never)\b/iu.test(value)) return UNDER_AGE.test(value) ? 'With care' : null;
  if (WITH_CARE.test(value)) return 'With care';
  return /^(?:yes|y)[.!]?$/iu.test(value) || /^yes, (?:very|loves?|all)\b[\w ]{0,30}$/iu.test(value) ? 'Yes' : null;
};
