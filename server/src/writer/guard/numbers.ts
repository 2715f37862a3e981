import { valueOfWord } from '../text/numbers.ts';
import { stem } from '../text/words.ts';

/** A number in a text with the noun it counts; `unit` is null where no word follows. */
export interface Counted {
  value: number;
  unit: string | null;
}

/** Units that a number may not change: two kilograms are not backed by two bowls. */
const UNITS: Record<string, string[]> = {
  year: ['year', 'years', 'yr', 'yrs', 'y', 'yo', 'annual'],
  month: ['month', 'months', 'mo', 'mos'],
  week: ['week', 'weeks', 'wk', 'wks', 'weekly'],
  day: ['day', 'days', 'd'],
  hour: ['hour', 'hours', 'hr', 'hrs', 'h'],
  minute: ['minute', 'minutes', 'min', 'mins'],
  pound: ['pound', 'pounds', 'lb', 'lbs'],
  kilogram: ['kilogram', 'kilograms', 'kilo', 'kilos', 'kg', 'kgs'],
  gram: ['gram', 'grams', 'g', 'gr'],
  milligram: ['milligram', 'milligrams', 'mg'],
  kilometre: ['kilometre', 'kilometres', 'kilometer', 'kilometers', 'km', 'kms'],
  metre: ['metre', 'metres', 'meter', 'meters', 'm'],
  centimetre: ['centimetre', 'centimetres', 'centimeter', 'centimeters', 'cm'],
  inch: ['inch', 'inches', 'in'],
  dollar: ['dollar', 'dollars', 'cad', 'usd'],
  litre: ['litre', 'litres', 'liter', 'liters', 'l'],
  gallon: ['gallon', 'gallons', 'gal'],
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)));

const COUNT_WORDS = new Map(
  Object.entries({ twice: 2, thrice: 3, third: 3, fourth: 4, fifth: 5, dozen: 12, hundred: 100, thousand: 1000 }),
);

const TOKEN =
  /(\d+(?:[.,]\d+)*)(?:(?:st|nd|rd|th)(?!\d))?|(\p{L}+(?:-(?:one|two|three|four|five|six|seven|eight|nine)\b)?)/giu;
const AND_A_HALF = /^[\s-]and[\s-]a[\s-]half\b/iu;
const NEXT_WORD = /^[\s-]*(\p{L}+)/u;

/** Lists the numbers of a text, in digits or words. "One" counts only before a unit: it is a pronoun as often as a number. */
export const findNumbers = (text: string): Counted[] =>
  [...text.matchAll(TOKEN)].flatMap((match) => {
    const [token, digits, word] = match;
    const value = digits === undefined ? wordValue(word ?? '') : digitValue(digits);
    if (value === null) return [];
    const rest = text.slice(match.index + token.length);
    const half = AND_A_HALF.exec(rest)?.[0] ?? '';
    const next = findUnit(rest.slice(half.length), digits !== undefined);
    if (word?.toLowerCase() === 'one' && !(next && UNIT_OF.has(next))) return [];
    return [
      { value: half === '' ? value : value + 0.5, unit: next === undefined ? null : (UNIT_OF.get(next) ?? stem(next)) },
    ];
  });

/** The word behind a number; "eight in the evening" are no inches. */
const findUnit = (rest: string, isInDigits: boolean): string | undefined => {
  const next = NEXT_WORD.exec(rest)?.[1]?.toLowerCase();
  return next === 'in' && !isInDigits ? undefined : next;
};

const wordValue = (word: string): number | null => valueOfWord(word) ?? COUNT_WORDS.get(word.toLowerCase()) ?? null;

/** "1,000" is a thousand, "4,5" and "4.5" are four and a half. */
const digitValue = (digits: string): number =>
  Number(
    /^\d{1,3}(?:,\d{3})+$/u.test(digits) ? digits.replaceAll(',', '') : digits.split(/[.,]/u).slice(0, 2).join('.'),
  );

/** True if a number has a unit of measure or time. */
export const measures = ({ unit }: Counted): boolean => unit !== null && Object.hasOwn(UNITS, unit);

/** True if a number is among those of the facts, with the same unit if it has one. */
export const isBacked = (number: Counted, facts: readonly Counted[]): boolean =>
  facts.some(
    ({ value, unit }) => value === number.value && (!measures(number) || unit === number.unit || unit === null),
  );
