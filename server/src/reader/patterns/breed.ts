import { LIMITS } from '@pawsume/contract/fields';
import { type Finding, fromLabel } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { BREED, kindOfBreed } from './breeds.ts';
import { bearingOf, followUp, fromProse, isAsked, leadUp, type Match, matches } from './prose.ts';

const ANOTHER = String.raw`(?:\s?(?:/|-|x|×|and|&|\+|,)\s?(?:${BREED})){0,2}`;
/** Says of a breed that it is a part only. */
const IN_PART =
  /\b(?:mix(?:ed|ture)?|cross(?:ed)?|part|half|quarter|some|maybe|perhaps|possibly|probably|guess|think|might|appears?|between)\b/iu;
const MIX = String.raw`(?:[\s-](?:(?:type|dog|puppy|and|something|else|of|some|sort)[\s-]){0,4}(?:mix(?:ed|ture)?|blend|cross(?:breed)?|x)\b)?`;
const TOLD = new RegExp(
  String.raw`(?<![\p{L}-])(?<breed>(?:\p{Lu}\p{Ll}{2,14} ?[/] ?)?(?<first>${BREED})${ANOTHER}${MIX})(?![\p{L}])`,
  'giu',
);
/** "Trailhound Crossbreed": a name nobody listed, of a mix. */
const ANY_MIX =
  /(?<![\p{L}-])(?<breed>(?!(?:Fem|M)ale\b)(?:\p{Lu}\p{Ll}{2,14} ?[/ ] ?){1,3}(?:[Mm]ix|[Cc]ross(?:breed)?))(?!\p{L})/gu;
const IN_VALUE = new RegExp(String.raw`(?<![\p{L}-])(?<first>${BREED})(?![\p{L}])`, 'iu');
const OF_OTHERS =
  /\b(?:had an?|like an?|looks? like|with|named|larger? than|smaller than|size of an?|rescue|club|association|speaks?|non)\b|\bthose (?:\w+ )?$|\b(?:in|near) \**$|\b(?:(?:(?<!\bhome for )our|another)|(?:of|by|to|(?<!\bhome )for|from) (?:the|an?|our|his|her|my)) (?:\w+ )?$/iu;
const NO_BREED = /^(?:unknown|n\/?a|none|other|-+)$/iu;

export const readBreed = (reading: Reading): Finding[] => {
  const labelled = reading.labelled.flatMap((each) => {
    const words = (each.value.split(/\.\s| \((?=\p{Ll}+ )/u)[0] ?? '').slice(0, LIMITS.name);
    const isOne = each.isMarked ? /^\p{L}/u.test(words) && !NO_BREED.test(words) : IN_VALUE.test(words);
    return each.key === 'breed' && isOne ? [fromLabel(each, { field: 'breed', value: words, words })] : [];
  });
  const [best = []] = [labelled, toldOf(reading, TOLD), toldOf(reading, ANY_MIX)].filter(({ length }) => length > 0);
  return best;
};

const toldOf = (reading: Reading, pattern: RegExp): Finding[] =>
  matches(reading, pattern).flatMap((match) => {
    const { breed: words = '' } = match.groups;
    // In small letters "boxer" and "pointer" are other things too, a "great dane" is not.
    const isMeant =
      /\p{Lu}|[ -]/u.test(match.groups.first ?? '') ||
      HAS_MIX.test(words) ||
      OF_BREED.test(`${leadUp(match)}|${followUp(match)}`);
    if (!isMeant || isElsewhere(match)) return [];
    if (!HAS_MIX.test(words) && IN_PART.test(`${leadUp(match)} ${followUp(match)}`)) return [];
    return [fromProse(match, { field: 'breed', value: words.replaceAll(/\s+/gu, ' ') })];
  });

const OF_BREED =
  /\b(?:(?:years?|months?)[ -]old (?:\w+ )?|pure-?bred (?:\w+ ){0,2}|perfect age for an? )\||\b(?:is|he['’]s|she['’]s) an? (?:[\p{L}\d-]+,? ){0,5}\||\|s? (?:breed|types?|traits)\b/iu;
const HAS_MIX = /\b(?:mix(?:ed|ture)?|blend|cross(?:breed)?|x)$/iu;

/** Before a mix it says what the pet is: "looks like a Boxer mix". */
const LOOKS_LIKE = /\blooks? like an? $/iu;

const isOfOthers = (match: Match): boolean =>
  OF_OTHERS.test(HAS_MIX.test(match.words) ? leadUp(match).replace(LOOKS_LIKE, '') : leadUp(match));

const isElsewhere = (match: Match): boolean =>
  isOfOthers(match) ||
  isAsked(match) ||
  bearingOf(match) !== 'said' ||
  /^['’]s|^\sthrown in\b|^\s(?:(?:that|who|whom) )?(?:he|she|I|they|lives?|(?:foster )?(?:brother|sister|sibling|friend|mom|mommy|mother|mum|dad|daddy|father)s?)\b|^\s(?:Rescue|Club|Association|style|colou?red|like|markings|spots|owners?|lovers?|(?:[Dd]ogs|[Cc]ats) (?:in|into|and)|[Aa]pplications?)\b/u.test(
    followUp(match),
  );

/** The kind of animal, by what its breed is. */
export const kindByBreed = (breeds: readonly Finding[]): Finding[] =>
  breeds.flatMap((finding) => {
    const kind = kindOfBreed(IN_VALUE.exec(finding.value)?.groups?.first ?? '');
    return kind ? [{ ...finding, field: 'pet_type' as const, value: kind, sure: 1 as const }] : [];
  });
