import { isNotKnown } from '#answers/not-known';
import { oneLine, small } from '../text/mend.ts';
import { numberInWords, valueOfWord } from '../text/numbers.ts';
import { quoted } from '../text/quotes.ts';

/** How an age is said: before the noun ("three-year-old") or after it ("about four years old"). */
export interface AgePhrase {
  before: string;
  after: string;
}

type Unit = 'day' | 'week' | 'month' | 'year';

const UNITS: [RegExp, Unit][] = [
  [/^(?:days?|d|jours?|días?|tage?|天)$/u, 'day'],
  [/^(?:weeks?|wks?|w|semaines?|semanas?|wochen?|周)$/u, 'week'],
  [/^(?:months?|mos?|mths?|m|mois|mes(?:es)?|monate?|mesi|个月)$/u, 'month'],
  [/^(?:years?|yrs?|y|yo|ans?|años?|anos?|jahre?|ann[io]|岁|歲|лет|года?|살)$/u, 'year'],
];

/** Numbers and units have fewer than 20 letters. */
const PART = String.raw`(\d{1,3}(?:[.,]\d)?|[a-z]{1,20}(?:-[a-z]{1,20})?)[\s-]*(\p{L}{1,20})`;
const HEDGE = 'about|around|approximately|approx\\.?|roughly|almost|nearly|over|under|just over|just under';
const AGE = new RegExp(String.raw`^(${HEDGE}|~)?\s*${PART}(?: ?(?:(?:,|and|&) ?)?${PART})?$`, 'u');
/** A number alone: that it counts years is for the reader to say. */
const BARE = /^(\d{1,3})( and a half|[.,]5)?$/u;
const PLAIN = /^(?=.*\d)[\p{Script=Latin}\p{M}\p{N} ,.'’~+-]+$/u;
const LONGEST_QUOTE = 60;

/**
 * How to say the age an owner typed. "3 years" becomes "three-year-old"; a bare number stays a number; what cannot be
 * read is given back in quotation marks, because a guess would be a claim.
 */
export const agePhrase = (typed: string): AgePhrase => {
  const text = oneLine(typed).replace(/(?<=\d)\s*(?:½| 1\/2)/u, '.5');
  if (!/[\p{L}\p{N}]/u.test(text) || isNotKnown(text)) return { before: '', after: '' };
  const bare = BARE.exec(text);
  if (bare) return { before: '', after: `aged ${numberInWords(Number(bare[1]))}${bare[2] ? ' and a half' : ''}` };
  return read(text) ?? { before: '', after: asTyped(text) };
};

/** "(age: 11 or 12)"; between quotation marks what looks like more than an age. */
const asTyped = (text: string): string => {
  if (text.length > LONGEST_QUOTE) return '';
  return PLAIN.test(text) ? `(age: ${small(text).replaceAll("'", '’')})` : `age given as ${quoted(text)}`;
};

const read = (text: string): AgePhrase | null => {
  const bare = text
    .toLowerCase()
    .replace(/(?<![\s-])[\s-]*(?:old|of age)?\.?$/u, '')
    .trim();
  const match = AGE.exec(bare.replace(/^~\s*/u, 'about ').replace(/^approx\.? /u, 'about '));
  if (!match) return null;
  const [, hedge, ...words] = match;
  const first = amount(words[0], words[1]);
  if (!first) return null;
  if (words[2] === undefined) return hedge || first.half ? after(hedge, `${spoken(first)} old`) : before(first);
  const second = amount(words[2], words[3]);
  return second ? after(hedge, `${spoken(first)} and ${spoken(second)} old`) : null;
};

interface Amount {
  value: number;
  half: boolean;
  unit: Unit;
}

const amount = (number = '', unitWord = ''): Amount | null => {
  const unit = UNITS.find(([pattern]) => pattern.test(unitWord))?.[1];
  const value = /^\d/u.test(number) ? Number(number.replace(',', '.')) : valueOfWord(number);
  return unit && value !== null && value > 0 ? { value, half: !Number.isInteger(value), unit } : null;
};

const spoken = ({ value, unit }: Amount): string => {
  const words =
    value % 1 === 0.5 && value > 1 ? `${numberInWords(Math.floor(value))} and a half` : numberInWords(value);
  return `${words} ${unit}${value === 1 ? '' : 's'}`;
};

const before = ({ value, unit }: Amount): AgePhrase => ({ before: `${numberInWords(value)}-${unit}-old`, after: '' });
const after = (hedge: string | undefined, phrase: string): AgePhrase => ({
  before: '',
  after: hedge ? `${hedge} ${phrase}` : phrase,
});
