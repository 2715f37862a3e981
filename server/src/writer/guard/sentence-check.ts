import { ABOUT_THE_TASK, EMPTY_PRAISE, GENERALITY } from './claim-dictionary.ts';
import { areClaimsBacked } from './claims.ts';
import type { Evidence } from './evidence.ts';
import { findNumbers, isBacked } from './numbers.ts';
import { contentStems, splitWords } from './words.ts';

const MARKUP = /[<>{}[\]`|\\*#]|__|~~|\]\(|:\/\/|\bwww\.|\S@\S|&\w+;|[\w-]\.(?:com|org|net|ca|io|info)\b/iu;
/** Names of days and months are no names of people or places, but they are facts all the same. */
const NAME = /(?<=[^.!?…:“‘"(]\s)\p{Lu}[\p{L}\p{M}’'-]+/gu;
const SMALL_NAMES = new Set(['i', 'english', 'canadian']);
/** A sentence with this many telling words has to share at least one in four of them with the facts. */
const ENOUGH_WORDS = 3;
const SHARE = 0.25;

/** Whether a sentence of a model may stand: every number, name and claim in it is backed, and it is about the pet. */
export const mayStand = (sentence: string, evidence: Evidence): boolean =>
  !MARKUP.test(sentence) &&
  !ABOUT_THE_TASK.test(sentence) &&
  !EMPTY_PRAISE.test(sentence) &&
  !GENERALITY.test(sentence) &&
  findNumbers(sentence).every((number) => isBacked(number, evidence.numbers)) &&
  areNamesKnown(sentence, evidence) &&
  areClaimsBacked(sentence, evidence) &&
  isGrounded(sentence, evidence);

const areNamesKnown = (sentence: string, { words }: Evidence): boolean =>
  [...sentence.matchAll(NAME)]
    .flatMap(([name]) => splitWords(name))
    .every((word) => words.has(word) || SMALL_NAMES.has(word));

const isGrounded = (sentence: string, { stems }: Evidence): boolean => {
  const telling = [...contentStems(sentence)];
  const shared = telling.filter((word) => stems.has(word)).length;
  return telling.length < ENOUGH_WORDS || shared >= telling.length * SHARE;
};
