import { expect } from '@playwright/test';
import { test } from '../src/test.ts';
import { Guide } from './follow/guide.ts';
import { locate } from './follow/locate.ts';
import { QUOTES, ROUTES, TIMERS } from './table/quotes.ts';
import { type Row, rule, type Screen, screen, text } from './table/row.ts';
import { table } from './table/table.ts';
import { walks } from './walks/walks.ts';

const screens = Object.values<Screen>(table);
const rows = screens.flatMap(({ states }) => Object.values(states)).flatMap((state): Row[] => Object.values(state));

const quotes = ({ words, settled, seen }: Row, quote: string): boolean =>
  [words, settled, 'placeholder' in seen && seen.placeholder].includes(quote) ||
  (seen.as === 'rule' && words.includes(quote));

test('the table has a row for every text that the specification quotes', () => {
  const missing = Object.values(QUOTES)
    .flat()
    .filter((quote) => !rows.some((row) => quotes(row, quote)));
  expect(missing).toEqual([]);
});

test('the table has a screen for every route and a row for every time span of the specification', () => {
  expect(ROUTES.filter((route) => !screens.some((each) => each.route === route))).toEqual([]);
  const timed = rows.flatMap(({ seen }) => (seen.as === 'timer' ? [seen.ms] : []));
  expect(TIMERS.filter((ms) => !timed.includes(ms))).toEqual([]);
});

test('the table has a way through every screen', () => {
  expect(Object.keys(walks).sort()).toEqual(Object.keys(table).sort());
});

test('a walk finds words to the letter only', async ({ page }) => {
  const place = { page, within: page, values: {} };
  await page.setContent('<p>Update Failed</p><p>update failed</p><p>Update failed today</p>');
  await expect(locate(text('Update failed'), place)).toHaveCount(0);
  for (const html of ['<p>Update failed</p>', '<div>Update failed<p>Try again</p></div>']) {
    await page.setContent(html);
    await expect(locate(text('Update failed'), place)).toHaveCount(1);
  }
});

test('a walk that leaves out a row fails', async ({ page, app, problems }) => {
  const guide = new Guide(screen('/', { here: { seen: text('Saved'), left: rule('left out') } }), {
    page,
    app,
    problems,
  });
  await page.setContent('<p>Saved</p>');
  await guide.see('here');
  expect(() => guide.verify()).toThrow(/here\.left: left out/);
});
