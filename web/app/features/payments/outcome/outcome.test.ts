import { expect, test } from 'vitest';
import { readOutcome } from './outcome.ts';
import { samplePayment } from './sample-payment.ts';

test.each([
  ['paid', 0, 'paid'],
  ['refunded', 0, 'refunded'],
  ['review', 0, 'review'],
  ['failed', 0, 'unpaid'],
  ['open', 0, 'processing'],
  ['open', 14_999, 'processing'],
  ['open', 15_000, 'unpaid'],
  ['open', 60_000, 'unpaid'],
  ['processing', 29_999, 'processing'],
  ['processing', 30_000, 'processing-long'],
  ['paid', 60_000, 'paid'],
] as const)('a payment that is %s after %i ms shows as %s', (state, waitedMs, outcome) => {
  expect(readOutcome({ payment: samplePayment(state), trouble: null, waitedMs })).toBe(outcome);
});

test('a payment that nobody could be asked about is still being checked', () => {
  expect(readOutcome({ payment: null, trouble: 'unreachable', waitedMs: 60_000 })).toBe('checking');
});

test('what was known last stands while nobody can be asked', () => {
  expect(readOutcome({ payment: samplePayment('processing'), trouble: 'unreachable', waitedMs: 5000 })).toBe(
    'processing',
  );
});

test('a payment that does not exist is unknown', () => {
  expect(readOutcome({ payment: null, trouble: 'missing', waitedMs: 0 })).toBe('unknown');
});

test.each(['open', 'failed'] as const)(
  'a payment that is %s is not called unpaid while its provider cannot be asked',
  (state) => {
    for (const waitedMs of [0, 60_000]) {
      const watch = { payment: { ...samplePayment(state), is_known: false }, trouble: null, waitedMs };
      expect(readOutcome(watch)).toBe('unconfirmed');
    }
  },
);

test('a payment that was open when we lost touch is not called unpaid since', () => {
  expect(readOutcome({ payment: samplePayment('open'), trouble: 'unreachable', waitedMs: 60_000 })).toBe('unconfirmed');
});
