import type { Reading } from '../reading.ts';
import { isNoName, mainName } from './name.ts';
import { isInItsVoice, matches } from './prose.ts';

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\\d';
const PLURAL =
  'dogs|cats|puppies|pups|kittens|kitties|rabbits|bunnies|buns|mice|rats|ratties|hamsters|guinea pigs|birds|budgies|girls|boys|ladies|gentlemen|babies|brothers|sisters|siblings|beauties|cuties|sweethearts';
const NAME = String.raw`\p{Lu}\p{L}{1,24}`;
const NAMES = `(?<names>${NAME}(?:, ${NAME}){0,6}(?:,? and |,? & )${NAME})`;
const NAMED = [
  String.raw`(?<=^|[.!?]\s|\n)${NAMES} (?:are|were|have|love|need|would|must|came|get|make|enjoy|can|will|both)\b`,
  String.raw`\b(?:[Tt]hese|[Tt]hey|girls|boys|kittens|puppies|pups|names|pair|duo) are (?:named |called )?${NAMES}`,
].map((source) => new RegExp(source, 'gu'));
/** Only a text about several pets says so. */
const TOGETHER =
  /\bbonded (?:pair|trio|couple)\b|\b(?:must|need to|have to|should|would like to|be) (?:be )?(?:adopted|re-?homed|homed|placed|go|stay) together\b|\b(?:adopted|come|go|offered) as a (?:pair|couple|trio)\b(?! with)|\bthis (?:\w+ ){0,2}(?:trio|duo|pair|gang)\b|\b(?:meet|introducing) (?:our|these|this|the|a) (?:[\p{L}-]+ ){0,3}(?:crew|litter|group|trio|duo|pair|gang)\b/iu;
const GROUP = new RegExp(
  String.raw`(?<!\b(?:with|has|have|had|his|her|my|our|loves|likes) )\b(?:these|both|${COUNT})(?: \(\d{1,2}\))? (?!other)(?:[\p{L}\d-]+,? (?:and )?){0,4}(?:${PLURAL})\b`,
  'iu',
);
const count = (reading: Reading, pattern: RegExp): number => matches(reading, pattern).length;

/** Returns the names where a text offers several pets, none where it does not tell them; null where it is about one. */
export const readSeveral = (reading: Reading, told: readonly string[]): string[] | null => {
  const text = reading.pages.map((page) => page.text).join('\n');
  const lists = NAMED.flatMap((pattern) => matches(reading, pattern))
    .map(({ groups }) => groups.names?.match(new RegExp(NAME, 'gu')) ?? [])
    .filter((names) => !names.some(isNoName) && mainName(reading, names) === null);
  const [names = told.length > 1 ? [...told] : []] = lists;
  if (names.length > 0 || TOGETHER.test(text)) return names;
  const they = count(reading, /\b(?:they|them|their)\b/giu);
  const one = count(reading, /\b(?:he|him|his|she|her)\b/giu);
  return GROUP.test(text) && they > 2 && they > 1.5 * one && !isInItsVoice(reading) ? [] : null;
};
