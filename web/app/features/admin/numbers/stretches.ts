import type { DayNumbers, Numbers } from '@pawsume/contract/numbers';

/** Some days that are shown as one bar. */
export interface Stretch {
  /** Its first day, as `2026-11-23`. */
  from: string;
  numbers: readonly DayNumbers[];
  name: string;
}

/** A bar for each day would be too thin: of a year five days share one, which divides it without a rest. */
const MOST_BARS = 90;
const DAYS_TOGETHER = 5;

export const stretchesOf = (days: Numbers['days'], locale?: string): Stretch[] => {
  const size = days.length > MOST_BARS ? DAYS_TOGETHER : 1;
  const thisYear = days.at(-1)?.day.slice(0, 4) ?? '';
  return Array.from({ length: Math.ceil(days.length / size) }, (_, n) => {
    const together = days.slice(n * size, (n + 1) * size);
    const [from = '', to = from] = [together[0]?.day, together.at(-1)?.day];
    return { from, numbers: together, name: nameDays({ from, to, thisYear }, locale) };
  });
};

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The days as people write them, with the year where it is not `thisYear`. */
const nameDays = ({ from, to, thisYear }: { from: string; to: string; thisYear: string }, locale?: string): string => {
  const format = from.startsWith(thisYear) ? DAY : { ...DAY, year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, format).formatRange(new Date(from), new Date(to));
};
