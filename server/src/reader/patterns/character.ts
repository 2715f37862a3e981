import { PERSONALITIES } from '@pawsume/contract/pet-steps/step2';
import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { bearing, fromProse, isOfAnother, leadUp, matches } from './prose.ts';

const WORD = PERSONALITIES.filter((each) => each !== 'Other').join('|');
/** Said of somebody: "is a very friendly and playful dog". */
const TOLD = new RegExp(
  String.raw`\b(?:is|am|i['’]m|he['’]s|she['’]s)\s(?:[\p{L}-]+,?\s){0,6}?(?<word>${WORD})\b(?!-)`,
  'giu',
);
const NEXT = new RegExp(String.raw`(?<=\b(?:${WORD})(?:,|,? and|,? but)\s)(?<word>${WORD})\b(?!-)`, 'giu');
const OF_OTHERS = /\b(?:staff|team|we|our|who|people|owner|home|vet|clinic|looking|family|less|too|only)\b/iu;

/** Those of the form's words for a character that a text says of the pet. */
export const readCharacter = (reading: Reading): Finding[] =>
  [TOLD, NEXT].flatMap((pattern) =>
    matches(reading, pattern).flatMap((match) => {
      const { word = '' } = match.groups;
      const before = `${leadUp(match)}${match.words.slice(0, -word.length)}`;
      const value = PERSONALITIES.find((each) => each.toLowerCase() === word.toLowerCase());
      if (!value || bearing(before) !== 'said' || OF_OTHERS.test(before) || isOfAnother(match)) return [];
      const start = match.end - word.length;
      return [fromProse({ ...match, start }, { field: 'personality', value })];
    }),
  );
