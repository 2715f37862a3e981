import type { ImportedField } from '@pawsume/contract/pet-import';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearing, followUp, fromProse, isOfAnother, leadUp, type Match, matches, withDenial } from './prose.ts';

const ON_LABEL: Partial<Record<LabelKey, ImportedField>> = {
  children: 'good_with_children',
  dogs: 'good_with_dogs',
  cats: 'good_with_cats',
};
const NOUNS = {
  good_with_children: 'kids?|kiddos|child(?:ren)?|toddlers?|babies|teens|teenagers',
  good_with_dogs: 'dogs?|canines?|pups|puppies|dogg(?:os?|ies)|pets?|animals?|fur ?bab(?:y|ies)',
  good_with_cats: 'cats?|felines?|kitt(?:y|ies)|kittens|pets?|animals?|fur ?bab(?:y|ies)',
} as const;
type Group = keyof typeof NOUNS;
/** A part of a group only. */
const PART =
  'small(?:er)?|little|tiny|large(?:r)?|big(?:ger)?|male|female|young(?:er)?|older|adult|teen(?:age)?|some|most|certain|many|savvy|cat-savvy|dog-savvy|calm(?:er)?|quiet|tolerant|laid-back|mellow|easy-?going|submissive|dominant|confident|respectful|gentle|sensible|mature|right|selective|strange|unknown|new|energetic|active|playful|bouncy|boisterous|rambunctious|rowdy';
const OTHER =
  'all|other|another|even|any|an?|one|two|the|our|my|their|his|her|your|resident|visiting|foster|family|more|fellow';
/** What somebody or something of a group is not company but a thing: "cat toys". */
const NO_THING = String.raw`(?![\p{L}'’]|-\p{L}{4})(?! (?:toys?|food|treats|beds?|trees?|tents?|forts?|towers?|condos?|naps?|parks?|people|person|lovers?|owners?|experience|doors?|houses?|history|issues?|problems?|sitters?|walkers?|trainers?|tv|hair|allerg\w+|friendly|savvy)\b)`;
const GROUPS = Object.entries(NOUNS).map(([field, nouns]) => ({
  field: field as Group, // Object.entries knows its keys only as strings.
  pattern: new RegExp(
    String.raw`^\s*(?<before>(?:(?:${PART}|${OTHER}|\p{L}+['’]s),? ){0,4})(?:${nouns})${NO_THING}`,
    'iu',
  ),
}));
const YOUNGEST = /\b(?:toddlers?|babies)\b/iu;
const IN_PART = new RegExp(String.raw`\b(?:${PART})\b.*`, 'iu');
/** One list of animals and people; the words after a "but" or a verb belong to another clause. */
const LIST = String.raw`(?<whom>(?:(?!\b(?:but|not|no|although|though|however|he|she|they|who|is|was|loves|likes|enjoys|lives|lived|plays|walks|knows|needs|can|could|may|should|would|will|has|and only \p{L}+s)\b)[\p{L}\d+, &'’/-]){3,80})`;
const SOCIAL = String.raw`(?:good|great|fine|ok|okay|wonderful|lovely|gentle|excellent|affectionate|friendly|patient|compatible|accustomed|tolerant|sweet|amazing|fantastic|perfect|awesome|social|playful|get(?:s|ting)? (?:along|on)(?: (?:very |really )?\w+)?|do(?:es)? (?:very |really )?(?:well|great|best|fine|ok|okay)|did (?:well|great|fine)|plays? (?:well|nicely|great)|(?:lives?|lived|living) (?:happily|well|peacefully|harmoniously)|comfortable|(?<=\b(?:is|am) (?:very |well )?)used(?= to)|(?:has|have|['’]ve) (?:also |previously )?lived(?: in an? (?:\p{L}+ ){0,2}home)?|(?:can|could|may) (?:also |happily )?(?:live|be in an? home)|coexists?)`;
const ONE = 'kid|child(?:ren)?|dog|cat|canine|feline|kitty|(?:all )?people|human';
const HOME = '(?:homes?|house|household|famil(?:y|ies)|place)';
const ALONE = '(?<whom>pet|dog|cat|animal|feline|canine|kitty|pup|fur ?baby)';

type Verdict = 'Yes' | 'in part' | 'With care' | 'caution' | 'doubt' | 'No' | 'rather not';
/** All ways to tell with whom a pet gets along. A form's "good with: dogs, cats" is one too. */
const WAYS: Partial<Record<Verdict, string[]>> = {
  Yes: [
    String.raw`\b(?:wonderfully behaved|${SOCIAL})(?: (?:at|in) (?:[\p{L}-]+ ){1,3}?(?:and|with)?)? ?(?:with|around|towards?|to(?= )):? ${LIST}`,
    String.raw`\b(?:loves|likes(?! (?:most|any|all|a|an) )|enjoys|adores|(?<=\b(?:I|would|does|to|also|really) )(?:love|like(?! (?:most|any|all|a|an) )|enjoy|adore))(?: (?:being|playing|living|(?:the )?company|to (?:be around and )?(?:play|be|hang out)))?(?: (?:of|with|around))? ${LIST}`,
    String.raw`\b(?:plays|(?<=\bI )play) with ${LIST}`,
    String.raw`\b(?:does(?: not|n['’]t)|(?<=\bI )do(?: not|n['’]t)) (?:even )?mind ${LIST}`,
    String.raw`\b(?:is|am|would be) (?:very |quite )?happy to live with ${LIST}`,
    String.raw`\benjoys (?:the )?(?<whom>(?:other )?(?:${ONE})s)['’] company`,
    String.raw`\b(?:needs?|would (?:benefit (?:by|from)|love|like)) (?:having )?(?:another|an other) (?:[\p{L}-]+ )?(?<whom>dog|cat|kitten|puppy)\b`,
    String.raw`\blives with ${LIST.replace('80', '40')} and (?:enjoys (?:their company|them)|loves them|does (?:well|great)|gets along)`,
    String.raw`\b(?<whom>(?:small )?(?:${ONE})(?:(?:,? and|,? or|,|,? &|/) ?(?:${ONE})){0,3})[- ](?:friendly|tolerant)\b(?! (?:${HOME}\b(?! (?:dog|cat))|area|apartment|city|park|patio|neighbou?r|beach|trail|office|work|caf|building|complex|communit|environment|hotel))`,
  ],
  No: [
    String.raw`(?:(?:\bnot|n['’]t) (?:be )?(?:compatible|(?:\w+ )?crazy about|suitable|suited|a (?:good )?(?:fit|match)|recommended|(?:be )?able to live|safe|(?:to )?(?:live|be (?:placed|(?:re)?homed))|tolerate|an? (?:\w+ )?fan of|fond of)|\bunsuitable|\bunable to live|\b(?:cannot|can['’]?t|must not|should(?: not|n['’]t)) (?:live|go|be (?:homed|placed|rehomed|around|near|with))|\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|would not|wouldn['’]t|did not|didn['’]t) (?:like|love|tolerate|care for|enjoy|appreciate|do well(?: with)?|get along(?: \w+)? with|get on(?: \w+)? with)|\bhates?|\bdislikes?|\baggressive (?:to|towards?|with)|intolerant of)(?: (?:for|to|in|into|with|around|homes?|household|houses?|famil(?:y|ies)|live|living|that|has|have|which|as|an?|the)\b){0,6} ${LIST}`,
    String.raw`\b(?:${HOME}|one|environment|lifestyle),?(?: that is| where there (?:is|are))? (?:without|with no|has no|that (?:has no|(?:does not|doesn['’]t) have)|free of|free from) ${LIST}`,
    String.raw`(?<=^|[.!;:,(\n•*)–-]\s?|\b(?:with|and|but|so|please|preferably|or|needs|requires|recommend|prefers?) |& )no (?!pets? (?:are )?allowed)${LIST}`,
    String.raw`\bnon[- ]?(?<whom>cat|dog|kid) ${HOME}\b`,
    String.raw`\b(?:and|or),? without ${LIST}`,
    String.raw`\bin an? (?<whom>adult) home\b`,
    String.raw`\bbut not(?: (?:so |as )?(?:good|great|fine|keen))?(?: (?:with|around|for|on))? ${LIST}`,
    String.raw`\b(?:be|being|as|(?:an?|the|your)(?: one and)?) (?:(?:the|an?|your|someone['’]s|his|her) )?(?:one and )?(?:only|sole|solo) ${ALONE}\b(?! (?:who|that|left|I\b|I['’]|we\b|we['’]|of (?:his|her|the litter)))`,
    String.raw`\b(?:only|single|one|solo)[- ]${ALONE}[- ](?:${HOME})\b`,
    String.raw`(?<!\bwith )\b(?<whom>(?:all[- ])?adults?[- ]only|adults? only|only adults?|all[- ]adults?|child[- ]free)\b(?= ${HOME}|[.!,;)]| (?:no|with no|please|and|apply)\b)`,
  ],
  'With care': [
    String.raw`\bonly (?:be )?(?:lives?|living|go|placed|homed|rehomed|adopted|share \w+ home)\b[^.!?;,\n]{0,30}? with ${LIST}`,
    String.raw`\b(?<whom>cats?) (?:(?:who|that) )?(?:(?:also|already|are|is|have|has|both|with) ){1,3}(?:FIV|FeLV)\b`,
    String.raw`\b(?:FIV|FeLV)(?:\+|[ -]positive)?(?: or (?:FIV|FeLV)(?:\+|[ -]positive)?)? (?<whom>(?:cats|kitties|felines|companions?))\b(?= (?:only|home|too|as well))`,
    String.raw`\b(?<whom>(?:(?:older|teen(?:age)?|mature|respectful|sensible|dog-savvy) (?:kids|children)|teenagers|teens|(?:kids|children)(?: (?:who are|that are|aged?|ages|should be|must be|need to be))? (?:over|above|older than|ages?|aged|at least)(?: (?:the )?age (?:of )?)? ?(?:\d{1,2}|five|six|eight|ten|twelve)|(?:kids|children) \d{1,2} ?(?:\+|years|yrs|and (?:up|over|older)|or (?:older|over))))`,
    String.raw`\btoo (?:much|big|strong|rough|boisterous|lively|playful) for (?<whom>(?:small |young |little )?(?:children|kids))\b`,
    String.raw`\bbest (?:matched|suited|paired) (?:to|with) an? (?<whom>(?:\p{L}+ )?(?:dog|cat))\b`,
    String.raw`\bif there are (?<whom>kids|children)[^.,;!?]{0,25},? ?they (?:need to|must|should) be (?:over|older|at least)\b`,
  ],
  doubt: [
    String.raw`\b(?:chas(?:es?|ed|ing)|(?:barks?|lunges?|growls?|hisses|snaps?) at|stalks?|fixat\w+ on|attack(?:s|ed)?|bit|bites) (?<whom>(?:other |the |our |an? |small ){0,2}(?:cats?|dogs?|kids|children|kittens|puppies))`,
  ],
  caution: [
    String.raw`\b(?:selective|picky|cautious|wary|reactive|unsure|not (?:too |very )?sure|nervous|excited|fearful|rough|pushy|frustrated|choosy|fussy|(?:slow|proper|careful|gradual)\w* (?:\w+ )?(?:introduc\w+|meet\w*))\b[^.!?;\n]{0,40}? (?<whom>(?:some|other|another|strange|new|unknown|unfamiliar|certain|small|large|the other|resident) (?:dogs?|cats?|kids|children))\b`,
    String.raw`\b(?:meeting|meet|introduced to) (?<whom>(?:other |new )?(?:dogs|cats|kids|children)) (?:slowly|carefully|gradually)`,
    String.raw`\b(?<whom>dog|cat)[- ](?:selective|reactive|picky)\b`,
    String.raw`\b(?:selective|picky|choosy) (?:with|about|in) (?:his|her|my) (?<whom>canine|dog|feline|cat) (?:playmates|friends|companions|buddies|pals)\b`,
    String.raw`\b(?:training|management|work|care) around (?<whom>other (?:dogs|cats))\b`,
  ],
};
const PATTERNS = Object.entries(WAYS).flatMap(([verdict, sources]) =>
  // Object.entries knows its keys only as strings.
  sources.map((source) => ({ verdict: verdict as Verdict, pattern: new RegExp(source, 'giu') })),
);

const UNDER_AGE =
  /\b(?:under|below|younger than|over|above|older than) (?:the age of )?(?:\d|five|six|eight|ten|twelve)/iu;
/** An answer under one of these conditions is never a plain yes. */
const CONDITION =
  /\b(?:older|respectful|supervis\w*|introduc\w*|over|under|above|below|aged?|teen\w*|only|care|careful\w*|caution|selective|picky|savvy|slow\w*|proper|depend\w*|if|when|once|as long as|provided|unless|except|respects?|sometimes|usually|mostly|with (?:some )?time|in (?:passing|the past)|(?:who|that)\s+(?:are|is|were|will|would|can|know|do|don['’]t)|(?:his|her|own|same) size)\b|\b(?:who|that)\s*$|\d ?\+|\b(?:ages?|at least) \d/iu;
/** Of a size or sex: no condition where the pet is good with all. */
const OF_A_SIZE = /\b(?:small(?:er)?|little|tiny|large(?:r)?|big(?:ger)?|male|female|(?:his|her|its|my) (?:own )?size)\b/giu;
const CARE_FOLLOWS =
  /^,?\s{0,3}but (?:would )?prefers? (?!an? )|^,?\s{0,3}(?:and|but) (?:\w+ ){0,4}(?:introduc|supervis)|^[^.!?]{0,120}\bintroductions would\b|^,?\s{0,3}but (?:he|she|they) (?:chooses?|picks?|(?:can be|is) (?:selective|picky|choosy))\b|^,?\s{1,3}(?:as long as|provided|if|when)\b|^[.!;,)]?\s{1,3}(?:only|always|but only|with (?:care|supervision|slow|proper)|under supervision|supervis\w*|must be supervised|needs? (?:slow|supervis\w*|careful|proper)|(?:he|she|they|it|this|introductions?)[^.!?\n]{0,30}(?:supervis\w*|slow\w*|careful\w*|introduc\w*))\b/iu;
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
  /^[^.!?]{0,10}\bbut\b[^.!?]{0,40}\b(?:(?:could|can|would|may|might) (?:\p{L}+ )?(?:learn|coexist|live|tolerate|get)|patience|introduc\w+)\b/iu;
/** Whom it lives with tells more than a wish. */
const HAS_COMPANY =
  /(?<!\b(?:could|can|may|might|would|to) )\b(?:fostered|lives?|living|coexists?) (?:\w+ ){0,3}with (?:(?!who\b|children\b|kids\b)[\p{L}-]+,? ){0,8}?(?:dogs?|puppy|cats?|shepherds?|greyhounds?)\b(?!-)|\bfoster (?:brother|sister|sibling)s?\b/iu;
const OF_PEOPLE =
  /\b(?:we|housemates?|room-?mates?|landlord|(?<!\b(?:to|with|for|beside|near|by|on|of) )you|staff|breeds?|volunteers?|(?:someone|somebody|person|people|owners?|adopters?|family|families|home|anyone) who)\b|\b(?:all|most|many|our|these) (?:\w+ ){0,3}(?:dogs|cats|pets|animals|rabbits|kittens|puppies) (?:are|get|do|love|like)\b/iu;
/** "My son plays with dogs". */
const OF_KIN =
  /\b(?:my|our|his|her) (?:son|daughter|husband|wife|partner|brother|sister|friend|kids?|child(?:ren)?|toddler|baby) (?:\p{L}+ )?$/iu;
const OF_THE_PAST =
  /\b(?:lived|raised|grew|grown|there (?:is|are)|we have|whether|know|unknown|reason)\b|\b(?:our|my)\s$/iu;

const DENIAL = /\b(?:not|no|never|without|n['’]t)\b[^,]*$/iu;

interface Told {
  field: Group;
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
  const before = leadUp(match);
  const last = before.split(/\b(?:he|she|it|that|I)(?=\b)/iu).at(-1) ?? '';
  if (OF_PEOPLE.test(last) || OF_KIN.test(before) || isOfAnother({ ...match, end: match.start })) return [];
  if (verdict === 'Yes') return goodWith(match, before);
  if (verdict === 'No') return notWith(match, before);
  if (OF_THE_PAST.test(before) || DENIAL.test(before)) return [];
  return groupsIn(match.groups.whom ?? '').map(({ field }) => ({ field, verdict, match }));
};

/** "He naps, he could": what a new subject begins. */
const lastOf = (before: string): string => before.split(/, (?=(?:he|she|it|I)\b)/iu).at(-1) ?? '';

const goodWith = (match: Match, before: string): Told[] => {
  const said = bearing(before.replaceAll(/\([^()]*\)/gu, ''));
  const after = match.page.text.slice(match.end, match.end + 90);
  const { whom = '' } = match.groups;
  const rest =
    followUp(match).split(/,|\bbut (?!only|not|with)|\b(?:he|she|could|would|will|and (?:is|has|loves|likes))\b/iu)[0] ?? '';
  // A form's question has its answer behind it.
  if (ANSWER_FOLLOWS.test(`${/\s[-–—]\s.*/u.exec(whom)?.[0] ?? ''}${after}`) || TURN_FOLLOWS.test(after)) return [];
  if (
    /\b(?:unknown|untested|not (?:been )?tested|not sure|unsure|if|whether)\b/iu.test(
      `${before} ${rest.replace(/^\s*if\b/iu, '')}`,
    )
  )
    return [];
  const denial = withDenial(match);
  return groupsIn(whom).flatMap(({ field, part, tail }): Told[] => {
    const isPart =
      part !== '' && !(field === 'good_with_children' && said === 'said' && /^(?:small|little|young)/iu.test(part));
    if (said === 'denied' && /\bnot (?:always|all)\b/iu.test(before))
      return [{ field, verdict: 'With care', match: denial }];
    if (said === 'denied') return deniedOf(field, isPart, `${tail} ${rest}`, denial);
    const isHedged = HEDGED.test(lastOf(before));
    const isTold = !CARE_FOLLOWS.test(after) && !INTRODUCED.test(before) && !/^(?:could|may) /iu.test(match.words);
    const condition = `${isPart ? part : ''} ${tail} ${rest}`;
    const isConditional = !isTold || isPart || CONDITION.test(condition);
    if (said === 'unsure' && !(isConditional && isHedged)) return [];
    const others = condition.replaceAll(OF_A_SIZE, '');
    const isInPart = isTold && !isHedged && !IN_PART.test(others) && !CONDITION.test(others);
    if (isConditional && isInPart) return [{ field, verdict: 'in part', match }];
    return [{ field, verdict: isConditional || isHedged ? 'With care' : 'Yes', match }];
  });
};

const notWith = (match: Match, before: string): Told[] => {
  if (
    /\b(?:if|whether|know|sure|reason)\b[^,]*$|\b(?:not|no|n['’]t) (?:\w+ )?$/iu.test(before) ||
    OF_THE_PAST.test(before)
  )
    return [];
  const { whom = '' } = match.groups;
  const opening = match.words.slice(0, match.words.lastIndexOf(whom));
  const [lead, after] = [`${before}${opening}`, followUp(match)];
  if (LEARNS.test(after)) return groupsIn(whom, true).map(({ field }) => ({ field, verdict: 'With care', match }));
  const isAlone = /\b(?:only|sole|solo|single|one)\b/iu.test(opening);
  if (isAlone && (!WISHED.test(`${lead} ${after}`) || CONTENT.test(lead) || /^ (?:too|as well|also)\b/iu.test(after)))
    return [];
  const isWish = RATHER.test(lead) || /\bor (?:an?|with)\b/iu.test(whom) || /^\s*preferred/iu.test(after);
  const hasCompany = isAlone && HAS_COMPANY.test(match.page.text);
  if (/adult|child-? ?free/iu.test(whom) && !/\bno\b/iu.test(whom)) {
    const verdict = /^[^.]{0,25}\b(?:or|teen\w*|older)\b/iu.test(after) ? 'With care' : 'No';
    return [{ field: 'good_with_children', verdict, match }];
  }
  if (isAlone && /^,? or\b/iu.test(after))
    return groupsIn(whom, true).map(({ field }) => ({ field, verdict: 'With care', match }));
  return groupsIn(whom, true).flatMap(({ field, part, tail }) =>
    deniedOf(field, part !== '', `${tail} ${after}`, match).map((told) =>
      told.verdict === 'No' && isWish ? { ...told, verdict: hasCompany ? 'With care' : 'rather not' } : told,
    ),
  );
};

/** "Not good with children under 12" leaves the older ones; other conditions of a denial are for the owner to say. */
const deniedOf = (field: Group, isPart: boolean, rest: string, match: Match): Told[] => {
  const isPartly = isPart || (UNDER_AGE.test(rest) && field === 'good_with_children');
  if (!isPartly && /\b(?:if|unless|except|until|sometimes|when)\b/iu.test(rest)) return [];
  return [{ field, verdict: isPartly ? 'With care' : 'No', match }];
};

/** Returns the groups that a list names, each with what makes it a part of one, and what is said of it behind. */
const groupsIn = (whom: string, isDenied = false): { field: Group; part: string; tail: string }[] => {
  const items = whom
    .split(/,|&|\/|\b(?:and|or|plus|as well as|including|even|especially|both|also|like|such as)\b/iu)
    .filter((item) => !/ (?:unknown|untested)$/iu.test(item.trim()))
    .map((item) => ({ item, groups: GROUPS.map(({ field, pattern }) => ({ field, found: pattern.exec(item) })) }));
  const loose = items.filter(({ groups }) => groups.every(({ found }) => !found)).map(({ item }) => item);
  return items.flatMap(({ item, groups }) =>
    groups.flatMap(({ field, found }) => {
      const part = IN_PART.exec(found?.groups?.before ?? '')?.[0] ?? (isDenied ? YOUNGEST.exec(item)?.[0] : '') ?? '';
      if (!found || ((!isDenied || part !== '') && /\b(?:pets?|animals?)$/iu.test(found[0]))) return [];
      return [{ field, part, tail: [item.slice(found[0].length), ...loose].join() }];
    }),
  );
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
  if (CONDITION.test(value)) return 'With care';
  return /^(?:yes|y|good|great|excellent)[.!]?$/iu.test(value) ||
    /^yes, (?:very|loves?|all)\b[\w ]{0,30}$/iu.test(value)
    ? 'Yes'
    : null;
};
