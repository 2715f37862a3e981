import { isNotKnown } from '#answers/not-known';
import { capital, oneLine } from '../text/mend.ts';
import { numberInWords, valueOfWord } from '../text/numbers.ts';

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
const PART = String.raw`(\d{1,3}(?:[.,]\d{1,2})?|[a-z]{1,20}(?:-[a-z]{1,20})?)[\s-]*(\p{L}{1,20})`;
const HEDGE = 'about|around|approximately|approx\\.?|roughly|almost|nearly|over|under|just over|just under';
const AGE = new RegExp(String.raw`^(${HEDGE}|~)?\s*${PART}(?: ?(?:(?:,|and|&) ?)?${PART})?$`, 'u');
/** A number alone: that it counts years is for the reader to say. */
const BARE = new RegExp(String.raw`^(?:(${HEDGE}) )?(\d{1,3})( and a half|[.,]5)?$`, 'u');
const STAGE = /^(?:young|adult|young adult|middle-aged|mature|senior|elderly|baby|juvenile)$/u;
const RANGE = new RegExp(
  String.raw`^(?:(${HEDGE}) )?(\d{1,2}) ?(-|–|to|or) ?(\d{1,2})(?:[ -]?(week|month|year|yr)s?)?(?:[ -]old)?$`,
  'u',
);
const BORN =
  /^born (?<how>(?:on |in )?(?:approximately |about |around |mid-)?)(?<when>(?:\p{L}{3,9}\.? (?<day>\d{1,2}(?:st|nd|rd|th)?,? )?(?:of )?)?(?:19|20)\d\d)$/u;

/**
 * How to say the age an owner typed. "3 years" becomes "three-year-old"; a bare number stays a number; what cannot be
 * read is left to the page, because a guess would be a claim.
 */
export const agePhrase = (typed: string): AgePhrase => {
  const text = oneLine(typed.replace(/(?<!\s)\s*\([^()]*\)$/u, ''))
    .replace(/(?<=\d)\s*(?:½|[ -]1\/2)/u, '.5')
    .replace(/^(?:½|\.5)/u, '0.5')
    // A register counts the days: "3 years 2 months 11 days".
    .replace(/^(\d{1,2} years?)(?: \d{1,2} months?)? \d{1,2} days?$/iu, '$1')
    .replace(/^(0[.,]\d{1,2})$/u, '$1 years');
  const low = text.toLowerCase();
  if (isNotKnown(text)) return { before: '', after: '' };
  if (STAGE.test(low)) return { before: low, after: '' };
  return bareNumber(low) ?? range(low) ?? read(text) ?? { before: '', after: born(low) };
};

const bareNumber = (text: string): AgePhrase | null => {
  const [, hedge, years, half = ''] = BARE.exec(text) ?? [];
  const said = `${numberInWords(Number(years))}${half && ' and a half'}`;
  return Number(years) > 0 ? after(undefined, ['aged', hedge, said].filter(Boolean).join(' ')) : null;
};

const range = (text: string): AgePhrase | null => {
  const [, hedge, least, to = '', most, unit] = RANGE.exec(text) ?? [];
  if (!least) return null;
  const years = [least, most].map((number) => numberInWords(Number(number))).join(to === 'or' ? ' or ' : ' to ');
  if (!unit) return after(undefined, ['aged', hedge, years].filter(Boolean).join(' '));
  return after(hedge, `${years} ${unit === 'yr' ? 'year' : unit}s old`);
};

const born = (text: string): string => {
  const { how = '', when, day } = BORN.exec(text)?.groups ?? {};
  if (!when) return '';
  const date = capital(when.replace(' of ', ' '));
  if (/(?:approximately|about|around) $/u.test(how)) return `born around ${date}`;
  return `born ${day ? 'on' : 'in'} ${how.endsWith('mid-') ? 'mid-' : ''}${date}`;
};

const read = (text: string): AgePhrase | null => {
  const bare = text
    .toLowerCase()
    .replace(/(?<![\s-])[\s-]*(?:old|of age)?\.?$/u, '')
    .replace(/-(?=(?:day|week|month|year)s?$)/u, ' ')
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
  const value = /^\d/u.test(number) ? Number(number.replace(',', '.')) : valueOfWord(number.replace(/^an?$/u, 'one'));
  const months = Math.round((value ?? 0) * 12);
  if (unit === 'month' && value !== null && value >= 24 && value % 12 === 0)
    return { value: value / 12, half: false, unit: 'year' };
  if (unit === 'year' && months > 0 && months < 12) return { value: months, half: false, unit: 'month' };
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
