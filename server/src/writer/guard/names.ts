import { splitWords, stem } from '../text/words.ts';
import type { Evidence } from './statements.ts';

/** A word with a capital inside a sentence, unless it is a day or a month. */
const NAME_INSIDE =
  /(?<=[\p{L}\p{N},;][ -])(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\b|June|July|August|September|October|November|December)\p{Lu}[\p{L}\p{M}\p{N}’'-]+/gu;

/** True if a text has a name that is in no answer at all. */
export const hasForeignName = (text: string, { statements }: Evidence): boolean => {
  const stated = new Set([...statements.values()].flat().flatMap(({ stems }) => stems));
  return (text.match(NAME_INSIDE) ?? []).some((name) => !splitWords(name).every((word) => stated.has(stem(word))));
};
