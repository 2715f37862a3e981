import { expect, test } from 'vitest';
import { formatBytes, formatDay, formatList, formatMoment, formatMoney, formatWhen } from './format.ts';

test('a day is written as the reader is used to', () => {
  expect(formatDay('2026-11-20T12:00:00.000Z', 'en-GB')).toBe('20 Nov 2026');
  expect(formatDay('2026-11-20T12:00:00.000Z', 'de')).toBe('20.11.2026');
});

test('a moment has its day and its time of day', () => {
  expect(formatMoment('2026-11-20T12:05:00', 'en-GB')).toBe('20 Nov 2026, 12:05');
});

test('of what was today the time is enough', () => {
  const now = new Date('2026-11-20T18:00:00');
  expect(formatWhen('2026-11-20T14:02:00', now, 'en-GB')).toBe('at 14:02');
  expect(formatWhen('2026-11-19T14:02:00', now, 'en-GB')).toBe('on 19 Nov 2026 at 14:02');
});

test('a size is written in the unit that fits it', () => {
  expect([640_400, 1_234_567].map((bytes) => formatBytes(bytes, 'en-CA'))).toEqual(['640 kB', '1.2 MB']);
});

test('money is written as the reader is used to, in the currency it was paid in', () => {
  expect(formatMoney(10, 'CAD', 'en-CA')).toBe('$10.00 CAD');
  expect(formatMoney(1234.5, 'EUR', 'en-GB')).toBe('€1,234.50 EUR');
});

test('names are joined into a row', () => {
  expect([['Phone'], ['Address', 'Phone']].map(formatList)).toEqual(['Phone', 'Address and Phone']);
});
