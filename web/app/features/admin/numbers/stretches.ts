import type { DayNumbers, Numbers } from '@pawsume/contract/numbers';

/** Some days that are shown as one bar. */
export interface Stretch {
  /** Its first and last day, as `2026-11-23`. */
  from: string;
  to: string;
  numbers: readonly DayNumbers[];
}

/** A bar for each day would be too thin: of a year five days share one, which divides it without a rest. */
const MOST_BARS = 90;
const DAYS_TOGETHER = 5;

export const stretchesOf = (days: Numbers['days']): Stretch[] => {
  const size = days.length > MOST_BARS ? DAYS_TOGETHER : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, n) => {
    const together = days.slice(n * size, (n + 1) * size);
    return { from: together[0]?.day ?? '', to: together.at(-1)?.day ?? '', numbers: together };
  });
};

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const nameStretch = ({ from, to }: Pick<Stretch, 'from' | 'to'>): string =>
  DAY.formatRange(new Date(from), new Date(to));
