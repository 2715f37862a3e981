import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPress } from '#press/press';
import { named } from './pages.ts';

const press = openPress({ workers: 2 });
beforeAll(async () => {
  // Both processes are started, and neither has to begin when the turns are counted.
  await Promise.all([1, 2].map((user) => press.renderPdf(named(`Start ${user}`), null, user)));
});
afterAll(() => press.close());

/** Renders pages for these askers and returns the order in which they were done. */
const orderOf = async (askers: readonly (number | string)[]): Promise<(number | string)[]> => {
  const done: (number | string)[] = [];
  const make = async (asker: number | string, index: number) => {
    await press.renderPdf(named(`Page ${index} of ${asker}`), null, asker);
    done.push(asker);
  };
  await Promise.all(askers.map(make));
  return done;
};

const many = (asker: (n: number) => number | string) => Array.from({ length: 20 }, (_, n) => asker(n));

test('readers of the links of many owners keep a user waiting for at most one of them', async () => {
  const done = await orderOf([...many((n) => `readers of ${n}`), 7]);
  expect(done.indexOf(7)).toBeLessThan(3);
});

test('many users keep a reader of a link waiting for the pages under way only', async () => {
  const done = await orderOf([...many((n) => n + 1), 'readers of 7']);
  expect(done.indexOf('readers of 7')).toBeLessThan(5);
});

test('owners take turns for their readers, however many pages one of them is asked for', async () => {
  const done = await orderOf([...Array.from({ length: 8 }, () => 'readers of 1'), 'readers of 2']);
  expect(done.indexOf('readers of 2')).toBeLessThan(3);
});
