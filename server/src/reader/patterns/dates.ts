const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(?:${MONTHS})[a-z]{0,6}\\.?`;
const DATE = new RegExp(
  [
    String.raw`(?<iso>\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b)`,
    String.raw`(?<numbers>\b\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})\b)`,
    String.raw`(?<dayFirst>\b\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH},?[ -]\d{4}\b)`,
    String.raw`(?<monthFirst>\b${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b)`,
    String.raw`(?<monthOnly>\b${MONTH},? \d{4}\b)`,
  ].join('|'),
  'giu',
);

/** A date as it is written, and the days it may mean. */
export interface WrittenDate {
  words: string;
  start: number;
  readings: Date[];
}

export const readDates = (text: string): WrittenDate[] =>
  [...text.matchAll(DATE)].map((match) => ({ words: match[0], start: match.index, readings: meaningsOf(match[0]) }));

const meaningsOf = (words: string): Date[] => {
  const month = new RegExp(MONTHS, 'iu').exec(words)?.[0].toLowerCase();
  const numbers = (words.match(/\d+/gu) ?? []).map(Number);
  if (month) {
    const index = MONTHS.split('|').indexOf(month);
    const [first = 1, second] = numbers;
    return second === undefined ? days(first, index + 1, 1) : days(second, index + 1, first);
  }
  const [first = 0, second = 0, third = 0] = numbers;
  if (first > 31) return days(first, second, third);
  const year = third < 100 ? 2000 + third : third;
  return [...days(year, first, second), ...(first === second ? [] : days(year, second, first))];
};

/** That day, if there is one. */
const days = (year: number, month: number, day: number): Date[] => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [date] : [];
};

/** How old somebody is who was born then: in years, below two in months. Null of one who is not born yet, or would be too old. */
export const yearsAndMonths = (born: Date, today: Date): string | null => {
  const months =
    (today.getUTCFullYear() - born.getUTCFullYear()) * 12 +
    today.getUTCMonth() -
    born.getUTCMonth() -
    (today.getUTCDate() < born.getUTCDate() ? 1 : 0);
  if (born > today || months > 12 * 100) return null;
  if (months >= 24) return `${Math.floor(months / 12)} years`;
  return months === 1 ? '1 month' : `${months} months`;
};
