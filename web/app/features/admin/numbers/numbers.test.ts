import type { DayNumbers } from '@pawsume/contract/numbers';
import { expect, test } from 'vitest';
import { changeOf, measuresIn } from './measures.ts';
import { stretchesOf } from './stretches.ts';

const day = (given: Partial<DayNumbers> = {}): DayNumbers => ({
  ...{ registrations: 0, resumes: 0, downloads: 0, income: {}, refunds: {}, failures: {} },
  ...given,
});

const daysTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...day({ registrations: n }),
    day: new Date(new Date(last).getTime() - (count - 1 - n) * 86_400_000).toISOString().slice(0, 10),
  }));

test('each day has a bar, and of a year five share one, none left over', () => {
  expect([7, 30, 90].map((count) => stretchesOf(daysTo('2026-11-23', count)).length)).toEqual([7, 30, 90]);
  const year = stretchesOf(daysTo('2026-11-23', 365));
  expect(year.map(({ numbers }) => numbers.length)).toEqual(Array.from({ length: 73 }, () => 5));
  expect(year.at(-1)?.numbers.map(({ registrations }) => registrations)).toEqual([360, 361, 362, 363, 364]);
});

test('days are named as they are in UTC, with the year where it is another one', () => {
  const names = (count: number) => stretchesOf(daysTo('2026-01-02', count), 'en-US').map(({ name }) => name);
  expect(names(3)).toEqual(['Dec 31, 2025', 'Jan 1', 'Jan 2']);
  expect(names(95).at(-1)).toMatch(/^Dec 29, 2025\s–\sJan 2, 2026$/);
});

test('money of each currency is counted apart, and named only where there are several', () => {
  const labels = (total: DayNumbers, before = day()) => measuresIn({ total, before }).map(({ label }) => label);
  const others = ['Registrations', 'Résumés', 'Downloads'];
  expect(labels(day())).toEqual([...others, 'Failures']);
  expect(labels(day({ income: { cad: 1000 } }))).toEqual([...others, 'Income', 'Refunds', 'Failures']);
  expect(labels(day({ income: { cad: 1000 } }), day({ refunds: { eur: 500 } }))).toEqual([
    ...others,
    ...['Income in CAD', 'Income in EUR', 'Refunds in CAD', 'Refunds in EUR', 'Failures'],
  ]);
  const [income] = measuresIn({ total: day({ income: { cad: 1050 } }), before: day() }).slice(3);
  expect(income?.format(income.of(day({ income: { cad: 1050 } })))).toBe('$10.50 CAD');
  expect(income?.of(day())).toBe(0);
});

test('failures are summed, and named by what failed', () => {
  const total = day({ failures: { mail: 1, stripe: 3 } });
  const failures = measuresIn({ total, before: day() }).at(-1);
  expect(failures?.of(total)).toBe(4);
  expect(failures?.parts?.(total)).toBe('Stripe 3, Mail 1');
  expect(failures?.parts?.(day())).toBe('');
});

test('a change is told in percent, where there was something before', () => {
  expect(
    [
      [12, 10],
      [5, 10],
      [10, 10],
      [3, 0],
      [0, 0],
      [2500, 1],
    ].map(([now = 0, before = 0]) => changeOf(now, before)),
  ).toEqual(['+20 %', '−50 %', '±0 %', null, null, '+249,900 %']);
});
