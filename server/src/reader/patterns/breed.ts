import { LIMITS } from '@pawsume/contract/fields';
import { type Finding, fromLabel } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { BREED, kindOfBreed } from './breeds.ts';
import { bearing, followUp, fromProse, leadUp, matches } from './prose.ts';

const ANOTHER = String.raw`(?:\s?(?:/|-|x|×|and|&|\+)\s?(?:${BREED})){0,2}`;
const MIX = String.raw`(?:[ -](?:mix|cross|crossbreed|x)\b)?`;
const TOLD = new RegExp(String.raw`(?<![\p{L}-])(?<breed>(?<first>${BREED})${ANOTHER}${MIX})(?![\p{L}])`, 'giu');
const IN_VALUE = new RegExp(String.raw`(?<![\p{L}-])(?<first>${BREED})(?![\p{L}])`, 'iu');
const OF_OTHERS =
  /\b(?:like an?|looks? like|with|other|brother|sister|friend|resident|mother|father|dam|sire|named|larger? than|smaller than|size of an?|rescue|club|association)\b/iu;
const NO_BREED = /^(?:unknown|n\/?a|none|other|-+)$/iu;

export const readBreed = (reading: Reading): Finding[] => {
  const labelled = reading.labelled.flatMap((each) => {
    const words = each.value.slice(0, LIMITS.name);
    const isOne = each.isMarked ? /^\p{L}/u.test(words) && !NO_BREED.test(words) : IN_VALUE.test(words);
    return each.key === 'breed' && isOne ? [fromLabel(each, { field: 'breed', value: words, words })] : [];
  });
  return labelled.length > 0 ? labelled : toldOf(reading);
};

const toldOf = (reading: Reading): Finding[] =>
  matches(reading, TOLD).flatMap((match) => {
    const { breed: words = '' } = match.groups;
    // In small letters "boxer" and "pointer" are other things too.
    if (!/\p{Lu}/u.test(words) || isOfAnother(leadUp(match), followUp(match))) return [];
    return [fromProse(match, { field: 'breed', value: words.replaceAll(/\s+/gu, ' ') })];
  });

const isOfAnother = (before: string, after: string): boolean =>
  OF_OTHERS.test(before) || bearing(before) !== 'said' || /^['’]s|^\s(?:Rescue|Club|Association)/u.test(after);

/** The kind of animal, by what its breed is. */
export const kindByBreed = (breeds: readonly Finding[]): Finding[] =>
  breeds.flatMap((finding) => {
    const kind = kindOfBreed(IN_VALUE.exec(finding.value)?.groups?.first ?? '');
    return kind ? [{ ...finding, field: 'pet_type' as const, value: kind, sure: 1 as const }] : [];
  });
