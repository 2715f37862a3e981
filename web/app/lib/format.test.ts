import { expect, test } from 'vitest';
import { formatDay, formatList, formatMoney } from './format.ts';

test('a day is written as the reader is used to', () => {
  expect(formatDay('2026-11-20T12:00:00.000Z', 'en-GB')).toBe('20 Nov 2026');
  expect(formatDay('2026-11-20T12:00:00.000Z', 'de')).toBe('20.11.2026');
});

test('money is written as the reader is used to, in the currency it was paid in', () => {
  expect(formatMoney(10, 'CAD', 'en-CA')).toBe('$10.00 CAD');
  expect(formatMoney(1234.5, 'EUR', 'en-GB')).toBe('€1,234.50 EUR');
});

test('names are joined into a row', () => {
  expect([['Phone'], ['Address', 'Phone']].map(formatList)).toEqual(['Phone', 'Address and Phone']);
});
