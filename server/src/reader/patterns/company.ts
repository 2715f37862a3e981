import type { ImportedField } from '@pawsume/contract/pet-import';
import { beginsAnew } from '#answers/polarity';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { type Field, groupsIn, IN_PART } from './company-groups.ts';
import { PATTERNS, type Verdict } from './company-ways.ts';
import { bearing, followUp, fromProse, isOfAnother, leadUp, type Match, matches, withDenial } from './prose.ts';

const ON_LABEL: Partial<Record<LabelKey, ImportedField>> = {
  children: 'good_with_children',
  dogs: 'good_with_dogs',
  cats: 'good_with_cats',
};
const UNDER_AGE =
  /\b(?:under|below|younger than|over|above|older than) (?:the age of )?(?:\d|five|six|eight|ten|twelve)/iu;
/** An answer under one of these conditions is never a plain yes. */
const CONDITION =
  /\b(?:older|respectful|supervis\w*|introduc\w*|over|under|above|below|aged?|teen\w*|only|care|careful\w*|caution|selective|picky|savvy|slow\w*|proper|depend\w*|if|when|once|as long as|provided|unless|except|respects?|sometimes|usually|mostly|with (?:some )?time|in (?:passing|the past)|(?:who|that)\s+(?:just|only|coexist|respect|are|is|were|will|would|can|know|do|don['’]t)|(?:his|her|own|same) size)\b|\b(?:who|that)\s*$|\d ?\+|\b(?:ages?|at least) \d/iu;
/** Of a size or sex: no condition where the pet is good with all. */
const OF_A_SIZE =
  /\b(?:small(?:er)?|little|tiny|large(?:r)?|big(?:ger)?|male|female|(?:his|her|its|my) (?:own )?size)\b/giu;
const CARE_FOLLOWS =
  /^,?\s{0,3}but (?:would )?prefers? (?!an? )|^,?\s{0,3}but (?:extra |some )?care (?:should|must|needs)\b|^,?\s{0,3}(?:and|but) (?:\w+ ){0,4}(?:intro|supervis)|^,?\s{0,3}but (?:\w+ ){0,3}(?:nervous|shy|timid|scared|wary) (?:when|with|of|around) (?:\w+ )?(?:meeting|them)\b|^[^.!?]{0,120}\bintroductions would\b|^,?\s{0,3}but (?:he|she|they) (?:chooses?|picks?|(?:can be|is) (?:selective|picky|choosy))\b|^,?\s{1,3}(?:as long as|provided|if|when)\b|^[.!;,)]?\s{1,3}(?:only|always|but only|with (?:care|supervision|slow|proper)|under supervision|supervis\w*|must be supervised|needs? (?:slow|supervis\w*|careful|proper)|(?:he|she|they|it|this|introductions?)[^.!?\n]{0,30}(?:supervis\w*|slow\w*|careful\w*|introduc\w*))\b/iu;
/** "With the proper introduction she is good with dogs". */
const INTRODUCED = /\bwith (?:an? |the )?(?:proper|slow|careful|right|good) introduc\w+/iu;
const TURN_FOLLOWS =
  /^[^.!?]{0,30}\bbut\b[^.!?]{0,30}\b(?:chas\w*|attack\w*|(?<!\ba )bit|bites|f(?:ough|igh)ts?|bull\w+)\b|^[.!]\s{1,3}(?:not|except|unless|(?:but|however|although|though)\b[^.!?\n]{0,60}\b(?:them|ones?|chas\w*|not|can|some|small|when|if|cats?|dogs?|kids|children))\b/iu;
const ANSWER_FOLLOWS = /^\s*(?:[:?=|]|[-–—]\s*(?:\w|$)|[([]?(?:not?|unknown|n\/a|yes|never|tbd|unsure)\b(?! \p{L}))/iu;
const HEDGED =
  /\b(?:usually|mostly|sometimes|can be|only|generally|might|may|could|would|should|probably|seems? to be)\b/iu;
const RATHER =
  /\b(?:best|prefers?|preferabl[ey]|preferred|ideal\w*|likes?|loves?|happ\w+|rather|would|could|might|may|thrives?)\b/iu;
const WISHED =
  /\b(?:needs?|must|should|would|prefers?|likes?|loves?|best|requires?|wants?|happ\w+|home|go|placed?|rather|suited|thrives?|adopted|looking|to)\b/iu;
/** "Would do well as an only dog" is no wish. */
const CONTENT =
  /\b(?:would|could|can|may|might|will) (?:also |probably |likely )?(?:be|do|live|thrive) (?:just |quite |very |perfectly )?(?:well|good|great|fine|ok|okay|happy|happily|content|wonderful\w*)\b|\b(?:content|doesn['’]t mind|don['’]t mind|not mind)\b|\b(?:could|can|may|might) be (?:an?|the|your) only\b/iu;
/** "I am no fan of dogs, but with patience I could live with one". */
const LEARNS =
  /^[^.!?]{0,20}\bbut\b[^.!?]{0,50}\b(?:(?:could|can|would|may|might) (?:\p{L}+ )?(?:learn|coexist|live|tolerate|get)|patience|introduc\w+|(?:might|may|could|would) (?:be )?(?:fine|ok(?:ay)?|work))\b(?<whom>[^.!?]{0,30})/iu;
/** Whom it lives with tells more than a wish. */
const HAS_COMPANY =
  /(?<!\b(?:could|can|may|might|would|to) )\b(?:fostered|lives?|living|coexists?) (?:\w+ ){0,3}with (?:(?!who\b|children\b|kids\b)[\p{L}-]+,? ){0,8}?(?:dogs?|puppy|cats?|shepherds?|greyhounds?)\b(?!-)|\bfoster (?:brother|sister|sibling)s?\b/iu;
const OF_PEOPLE =
  /\b(?:we|housemates?|room-?mates?|landlord|(?<!\b(?:to|with|for|beside|near|by|on|of) )you|staff|breeds?|volunteers?|(?:someone|somebody|person|people|owners?|adopters?|family|families|home|anyone) who)\b|\b(?:all|most|many|our|these) (?:\w+ ){0,3}(?:dogs|cats|pets|animals|rabbits|kittens|puppies) (?:are|get|do|love|like)\b/iu;
/** What a rescue asks of all its adopters, or says of all its dogs. */
const OF_A_RESCUE = /\b(?:approved for|unless otherwise)\b/iu;
/** "My son plays with dogs". */
const OF_KIN =
  /\b(?:my|our|his|her) (?:son|daughter|husband|wife|partner|brother|sister|friend|kids?|child(?:ren)?|toddler|baby) (?:\p{L}+ )?$/iu;
const OF_THE_PAST =
  /\b(?:lived|raised|grew|grown|there (?:is|are)|we have|whether|know|unknown|reason)\b|\b(?:our|my)\s$/iu;

const DENIAL = /\b(?:not|no|never|without|n['’]t)\b[^,]*$/iu;

interface Told {
  field: Field;
  verdict: Verdict;
  match: Match;
}

/** Returns whom the pet is good with. A condition makes it "With care"; a doubt or a contradiction gives nothing. */
export const readCompany = (reading: Reading): Finding[] => {
  const told = PATTERNS.flatMap(({ verdict, pattern }) =>
    matches(reading, pattern).flatMap((match) => companyIn(match, verdict)),
  );
  return [
    ...reading.labelled.flatMap((each) => {
      const field = ON_LABEL[each.key];
      const value = field && each.isMarked ? valueOnLabel(each.value) : null;
      return field && value ? [fromLabel(each, { field, value })] : [];
    }),
    ...[...Map.groupBy(told, ({ field }) => field).values()].flatMap(agreedOn),
  ];
};

/** The first row of which a text makes all statements is its answer: the more careful one wins, a yes and a no leave it open. */
const ANSWERS: readonly [Verdict[], string | null][] = [
  [['No', 'Yes'], null],
  [['No', 'With care'], 'No'],
  [['No'], 'No'],
  [['With care'], 'With care'],
  [['rather not', 'Yes'], 'With care'],
  [['rather not', 'in part'], 'With care'],
  [['rather not', 'caution'], 'With care'],
  [['rather not'], 'No'],
  [['caution'], 'With care'],
  [['Yes', 'doubt'], null],
  [['Yes'], 'Yes'],
  [['in part'], 'With care'],
];

const agreedOn = (told: Told[]): Finding[] => {
  const [verdicts, value] =
    ANSWERS.find(([all]) => all.every((each) => told.some(({ verdict }) => verdict === each))) ?? [];
  const first = told.find(({ verdict }) => verdict === verdicts?.[0]);
  return first && value ? [fromProse(first.match, { field: first.field, value })] : [];
};

const companyIn = (match: Match, verdict: Verdict): Told[] => {
  const lead = leadUp(match);
  const before = beginsAnew(lead, match.words) ? '' : lead;
  const last = before.split(/\b(?:he|she|it|that|I)(?=\b)/iu).at(-1) ?? '';
  const isDemand =
    verdict === 'No' && /\b(?:no|only|without)\b/iu.test(match.words) && !/\b(?:live|have|own)\b/iu.test(last);
  if (OF_A_RESCUE.test(`${match.words} ${followUp(match, 90)}`)) return [];
  if ((OF_PEOPLE.test(last) && !isDemand) || OF_KIN.test(before) || isOfAnother({ ...match, end: match.start }))
    return [];
  if (verdict === 'Yes') return goodWith(match, before);
  if (verdict === 'No') return notWith(match, before);
  if (OF_THE_PAST.test(before) || DENIAL.test(before)) return [];
  return groupsIn(match.groups.whom ?? '').map(({ field }) => ({ field, verdict, match }));
};

/** "He naps, he could": what a new subject begins. */
const lastOf = (before: string): string => before.split(/, (?=(?:he|she|it|I)\b)/iu).at(-1) ?? '';

const goodWith = (match: Match, before: string): Told[] => {
  const said = bearing(before.replaceAll(/\([^()]*\)|\bno (?:issues?|problems?|trouble)\b/gu, ''));
  const after = match.page.text.slice(match.end, match.end + 90);
  const { whom = '' } = match.groups;
  const rest =
    followUp(match).split(
      /,|\bbut (?!only|not|with)|\b(?:he|she|am|could|would|will|thinks|and (?:is|has|loves|likes))\b/iu,
    )[0] ?? '';
  // A form's question has its answer behind it.
  const isList = match.words.includes(':');
  if ((!isList && ANSWER_FOLLOWS.test(`${/\s[-–—]\s.*/u.exec(whom)?.[0] ?? ''}${after}`)) || TURN_FOLLOWS.test(after))
    return [];
  if (
    /\b(?:unknown|untested|not (?:been )?tested|not sure|unsure|if|whether)\b/iu.test(
      `${before} ${rest.replace(/^\s*if\b/iu, '')}`,
    )
  )
    return [];
  const isTold = !CARE_FOLLOWS.test(after) && !INTRODUCED.test(before) && !/^(?:could|may) /iu.test(match.words);
  const isHedged = HEDGED.test(lastOf(before));
  return groupsIn(whom).flatMap(({ field, part, tail }): Told[] => {
    const isAll = field === 'good_with_children' && said === 'said' && /^(?:small|little|young)/iu.test(part);
    const group = { field, part: isAll ? '' : part, rest: `${tail} ${rest}` };
    if (said === 'denied') return denied(group, withDenial(match), before);
    const verdict = isTold ? verdictOf(group) : 'With care';
    const isWish = isHedged && /^ (?:brother|budd|companion|friend|pal|playmate|sibling|sister)/iu.test(tail);
    if (isWish || (said === 'unsure' && (verdict === 'Yes' || !isHedged))) return [];
    return [{ field, verdict: isHedged ? 'With care' : verdict, match }];
  });
};

interface Group {
  field: Field;
  part: string;
  rest: string;
}

const denied = ({ field, part, rest }: Group, match: Match, before: string): Told[] =>
  /\bnot (?:always|all)\b/iu.test(before)
    ? [{ field, verdict: 'With care', match }]
    : deniedOf(field, part !== '', rest, match);

/** What is said of a part of a group, or under a condition, is no plain yes. */
const verdictOf = ({ part, rest }: Group): Verdict => {
  if (part === '' && !CONDITION.test(rest)) return 'Yes';
  const isOfASize = !IN_PART.test(part.replaceAll(OF_A_SIZE, '')) && !CONDITION.test(rest.replaceAll(OF_A_SIZE, ''));
  return isOfASize ? 'in part' : 'With care';
};

/** "If he is not good with dogs", "he is not aggressive to dogs". */
const NOT_SAID = /\b(?:if|whether|know|sure|reason)\b[^,]*$|\b(?:not|no|n['’]t) (?:\w+ )?(?:to be )?$/iu;

/** "No dogs, but could live with children": the children tell nothing of the dogs. */
const learnt = (careful: readonly Told[], whom: string): Told[] =>
  careful.map((told) =>
    /\b(?:kids|children)\b/iu.test(whom) && told.field !== 'good_with_children' ? { ...told, verdict: 'No' } : told,
  );

const adultsOnly = (match: Match, after: string): Told => ({
  field: 'good_with_children',
  verdict: /^[^.]{0,25}\b(?:or|teen\w*|older)\b/iu.test(after) ? 'With care' : 'No',
  match,
});

const notWith = (match: Match, before: string): Told[] => {
  if (NOT_SAID.test(before) || OF_THE_PAST.test(before)) return [];
  const { whom = '' } = match.groups;
  const opening = match.words.slice(0, match.words.lastIndexOf(whom));
  const [lead, after] = [`${before}${opening}`, followUp(match)];
  const careful = groupsIn(whom, true).map(({ field }): Told => ({ field, verdict: 'With care', match }));
  const learns = LEARNS.exec(after)?.groups?.whom ?? null;
  if (learns !== null) return learnt(careful, learns);
  const isAlone = /\b(?:only|sole|solo|single|one)\b/iu.test(opening);
  if (isAlone && (!WISHED.test(`${lead} ${after}`) || CONTENT.test(lead) || /^ (?:too|as well|also)\b/iu.test(after)))
    return [];
  if (isAlone && (/\b(?:may|might) (?:also )?(?:be|do) best\b/iu.test(lead) || /^,? or\b/iu.test(after)))
    return careful;
  if (/adult|child-? ?free/iu.test(whom) && !/\bno\b/iu.test(whom)) return [adultsOnly(match, after)];
  const isWish = RATHER.test(lead) || /\bor (?:an?|with)\b/iu.test(whom) || /^\s*preferred/iu.test(after);
  const wished: Verdict = isAlone && HAS_COMPANY.test(match.page.text) ? 'With care' : 'rather not';
  return groupsIn(whom, true).flatMap(({ field, part, tail }) =>
    deniedOf(field, part !== '', `${tail} ${after}`, match).map((told) =>
      told.verdict === 'No' && isWish ? { ...told, verdict: wished } : told,
    ),
  );
};

/** "Not good with children under 12" leaves the older ones; other conditions of a denial are for the owner to say. */
const deniedOf = (field: Field, isPart: boolean, rest: string, match: Match): Told[] => {
  const isPartly = isPart || (UNDER_AGE.test(rest) && field === 'good_with_children');
  if (!isPartly && /\b(?:if|unless|except|until|sometimes|when)\b/iu.test(rest)) return [];
  return [{ field, verdict: isPartly ? 'With care' : 'No', match }];
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
  if (/^yes,? but\b/iu.test(value)) return 'With care';
  if (/^(?:no|not|never)\b/iu.test(value)) return UNDER_AGE.test(value) ? 'With care' : null;
  if (CONDITION.test(value)) return 'With care';
  return /^(?:yes|y|good|great|excellent)[.!]?$/iu.test(value) ||
    /^yes, (?:very|loves?|all)\b[\w ]{0,30}$/iu.test(value)
    ? 'Yes'
    : null;
};
