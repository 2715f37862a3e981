import { type Finding, fromLabel } from '../finding.ts';
import type { Reading } from '../reading.ts';
import { followUp, fromProse, isOfAnother, leadUp, matches } from './prose.ts';

const AMOUNT = String.raw`(?:about |around |approx\.? |approximately |~ ?)?(?<![\d.])(?:\d{1,4}(?:-\d{1,3})?(?:[.,]\d{1,2})?|two|three|four|five|six|seven|eight|nine|ten)\+? ?-?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|g|grams?|oz|ounces?)\b`;
const ON_LABEL = new RegExp(`^${AMOUNT}`, 'iu');
const TOLD = new RegExp(
  String.raw`\b(?:(?:weighs?|weighing|weighed|weight(?: is)?)(?: in)?(?: at)?(?: (?:an?|between|currently|only|over|just|whopping|healthy|mere|petite|solid|hefty|tiny|slim|trim)){0,3}[ :]{1,2}|(?:is|am|i['’]m|he['’]s|she['’]s|my|currently|only|grown at|overweight(?: at)?|(?<=[\p{L}] )at|old,?|sized|sweet|adorable|little|pint-sized|tiny|(?:fe)?male|an?) (?:an? )?|(?:,|\band) (?=[^,.]{1,20}(?:lb|pound|kg|kilo)))(?<amount>${AMOUNT})`,
  'giu',
);
const OF_OTHERS =
  /\b(?:they|underweight|food|bag|fee|daily|per day|loss|lost|gain|gained|goal|target|ideal|under|(?<!\bjust )over|less|more|may|might|expect\w*|grow\w*|reach|should|will|would)\b/iu;

/** What the pet weighs, with its unit; a number alone says too little. */
export const readWeight = (reading: Reading): Finding[] => [
  ...reading.labelled.flatMap((labelled) => {
    const words = labelled.key === 'weight' ? ON_LABEL.exec(labelled.value)?.[0] : undefined;
    return words ? [fromLabel(labelled, { field: 'weight', value: plain(words), words })] : [];
  }),
  ...matches(reading, TOLD).flatMap((match) => {
    const { amount = '' } = match.groups;
    if (
      OF_OTHERS.test(leadUp(match)) ||
      /^\s*(?:bags?|of (?!love|fun|joy))\b/iu.test(followUp(match)) ||
      (!/^weigh/iu.test(match.words) && /\bwith (?:[\p{L}\d-]+ ){0,8}$/iu.test(leadUp(match))) ||
      isOfAnother(match)
    )
      return [];
    const start = match.end - amount.length;
    return [fromProse({ ...match, start }, { field: 'weight', value: plain(amount) })];
  }),
];

const plain = (words: string): string =>
  words
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<=\d)-?(?=[a-z])/iu, ' ')
    .replace(/ {2,}/u, ' ');
