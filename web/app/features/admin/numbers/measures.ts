import { type DayNumbers, FAILURE_KINDS, type FailureKind, type Numbers } from '@pawsume/contract/numbers';
import { formatMoney } from '~/lib/format.ts';

/** One thing that is counted, and how its counts are written. */
export interface Measure {
  label: string;
  of(numbers: DayNumbers): number;
  format(count: number): string;
  /** What a count is made of; empty where there is no more to say. */
  parts?(numbers: DayNumbers): string;
}

const FAILURE_NAMES: Record<FailureKind, string> = {
  model: 'Model',
  stripe: 'Stripe',
  paypal: 'PayPal',
  google: 'Google',
  mail: 'Mail',
};

const PLAIN = new Intl.NumberFormat();
const plain = (count: number): string => PLAIN.format(count);

const money = (label: string, which: 'income' | 'refunds', currencies: readonly string[]): Measure[] =>
  currencies.map((currency) => ({
    label: currencies.length > 1 ? `${label} in ${currency.toUpperCase()}` : label,
    of: (numbers) => numbers[which][currency] ?? 0,
    format: (cents) => formatMoney(cents / 100, currency.toUpperCase()),
  }));

/** What there is to show, the money of each currency apart. */
export const measuresIn = ({ total, before }: Pick<Numbers, 'total' | 'before'>): Measure[] => {
  const currencies = [
    ...new Set([total, before].flatMap(({ income, refunds }) => Object.keys({ ...income, ...refunds }))),
  ].sort();
  return [
    { label: 'Registrations', of: ({ registrations }) => registrations, format: plain },
    { label: 'Résumés', of: ({ resumes }) => resumes, format: plain },
    { label: 'Downloads', of: ({ downloads }) => downloads, format: plain },
    ...money('Income', 'income', currencies),
    ...money('Refunds', 'refunds', currencies),
    { label: 'Failures', of: countFailures, format: plain, parts: nameFailures },
  ];
};

const failuresIn = ({ failures }: DayNumbers): [FailureKind, number][] =>
  FAILURE_KINDS.flatMap((kind) => {
    const count = failures[kind];
    return count ? [[kind, count]] : [];
  });

const countFailures = (numbers: DayNumbers): number => failuresIn(numbers).reduce((sum, [, count]) => sum + count, 0);

const nameFailures = (numbers: DayNumbers): string =>
  failuresIn(numbers)
    .map(([kind, count]) => `${FAILURE_NAMES[kind]} ${plain(count)}`)
    .join(', ');

/** How much more or less that is than before, such as `+25 %`; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): string | null => {
  if (before <= 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '−'}${plain(Math.abs(percent))} %`;
};
