import { expect, test } from 'vitest';
import { lastPage, pageNumbers } from './page-numbers.ts';

const offered = (current: number, last: number): string =>
  pageNumbers(current, last)
    .map((page) => page ?? '…')
    .join(' ');

test('the last page holds the rest, and there is always one', () => {
  expect([0, 1, 10, 11, 25].map((total) => lastPage(total, 10))).toEqual([1, 1, 1, 2, 3]);
});

test('a few pages are all offered', () => {
  expect(offered(1, 1)).toBe('1');
  expect(offered(2, 3)).toBe('1 2 3');
  expect(offered(3, 5)).toBe('1 2 3 4 5');
});

test('of many pages the first, the neighbours and the last are offered', () => {
  expect(offered(1, 20)).toBe('1 2 … 20');
  expect(offered(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(offered(20, 20)).toBe('1 … 19 20');
});

test('dots never stand for a single page', () => {
  expect(offered(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(offered(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(offered(5, 20)).toBe('1 … 4 5 6 … 20');
});
