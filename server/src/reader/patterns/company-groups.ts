import { entriesOf } from '@pawsume/contract/keys-of';

const NOUNS = {
  good_with_children: 'kids?|kiddos|child(?:ren)?|toddlers?|babies|teens|teenagers',
  good_with_dogs: 'dogs?|canines?|pups|puppies|dogg(?:os?|ies)|pets?|animals?|fur ?bab(?:y|ies)',
  good_with_cats: 'cats?|felines?|kitt(?:y|ies)|kittens|pets?|animals?|fur ?bab(?:y|ies)',
} as const;
export type Field = keyof typeof NOUNS;
/** A part of a group only. */
const PART =
  'small(?:er)?|little|tiny|large(?:r)?|big(?:ger)?|male|female|young(?:er)?|older|adult|teen(?:age)?|some|most|certain|many|savvy|cat-savvy|dog-savvy|cat-friendly|dog-friendly|friendly|low[- ]energy|well-behaved|calm(?:er)?|quiet|tolerant|laid-back|mellow|easy-?going|submissive|dominant|confident|respectful|gentle|sensible|mature|right|selective|strange|unknown|new|energetic|active|playful|bouncy|boisterous|lively|hyper|rambunctious|rowdy';
const OTHER =
  'all|probably|possibly|maybe|other|another|even|any|an?|one|two|the|our|my|their|his|her|your|resident|visiting|foster|family|more|fellow|breed';
/** What somebody or something of a group is not company but a thing: "cat toys". */
const NO_THING = String.raw`(?![\p{L}'’]|-\p{L}{4})(?! (?:toys?|food|treats|beds?|trees?|tents?|forts?|towers?|condos?|naps?|parks?|people|person|lovers?|owners?|experience|doors?|houses?|history|issues?|problems?|sitters?|walkers?|trainers?|tv|hair|allerg\w+|friendly|savvy)\b)`;
const GROUPS = entriesOf(NOUNS).map(([field, nouns]) => ({
  field,
  pattern: new RegExp(
    String.raw`^\s*(?<before>(?:(?:${PART}|${OTHER}|\p{L}+['’]s),? ){0,4})(?:${nouns})${NO_THING}`,
    'iu',
  ),
}));
const YOUNGEST = /\b(?:toddlers?|babies)\b/iu;
/** Only some of a group. */
export const IN_PART = new RegExp(String.raw`\b(?:${PART})\b.*`, 'iu');

/** Returns the groups that a list names, each with what makes it a part of one, and what is said of it behind. */
export const groupsIn = (whom: string, isDenied = false): { field: Field; part: string; tail: string }[] => {
  // "Good with cats and kids if introduced": the condition is of all.
  const conditions = whom.match(/\b(?:if|when|once|as long as|provided)\b.*$/iu) ?? [];
  const items = whom
    .split(/,|&|\/|\b(?:and|or|plus|as well as|including|even|especially|both|also|like|such as)\b/iu)
    .filter((item) => !/ (?:unknown|untested)$/iu.test(item.trim()))
    .map((item) => ({ item, groups: GROUPS.map(({ field, pattern }) => ({ field, found: pattern.exec(item) })) }));
  const loose = items.filter(({ groups }) => groups.every(({ found }) => !found)).map(({ item }) => item);
  return items.flatMap(({ item, groups }) =>
    groups.flatMap(({ field, found }) => {
      const part = IN_PART.exec(found?.groups?.before ?? '')?.[0] ?? (isDenied ? YOUNGEST.exec(item)?.[0] : '') ?? '';
      if (!found || ((!isDenied || part !== '') && /\b(?:pets?|animals?)$/iu.test(found[0]))) return [];
      return [{ field, part, tail: [item.slice(found[0].length), ...loose, ...conditions].join() }];
    }),
  );
};
