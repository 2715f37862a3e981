import { expect, test } from 'vitest';
import { isThrough, readCertainty } from './cancelled-watch.tsx';
import { samplePayment } from './sample-payment.ts';

test.each([
  ['open', false],
  ['failed', false],
  ['processing', true],
  ['paid', true],
  ['review', true],
  ['refunded', true],
] as const)('money came for a payment that is %s: %s', (state, through) => {
  expect(isThrough(samplePayment(state))).toBe(through);
});

test('nothing is said of the money before an answer came', () => {
  expect(readCertainty({ payment: null, trouble: null, waitedMs: 0 })).toBe('unsaid');
  expect(readCertainty({ payment: null, trouble: 'missing', waitedMs: 0 })).toBe('unsaid');
});

test('a payment that its provider calls open was not charged', () => {
  expect(readCertainty({ payment: samplePayment('open'), trouble: null, waitedMs: 0 })).toBe('not charged');
});

test('whoever cannot be asked has not said that nothing was charged', () => {
  const unasked = { ...samplePayment('open'), is_known: false };
  expect(readCertainty({ payment: unasked, trouble: null, waitedMs: 0 })).toBe('unconfirmed');
  expect(readCertainty({ payment: samplePayment('open'), trouble: 'unreachable', waitedMs: 0 })).toBe('unconfirmed');
});
