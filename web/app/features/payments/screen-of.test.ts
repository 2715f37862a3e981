import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { screenOf } from './screen-of.ts';

const credits = { kind: 'credits', quantity: 10 } as const;
const resume = { kind: 'resume', resumeId: 12 } as const;
const { processing, stateFailed, notPaid } = messages.payments;

test('bought credits are told with their number', () => {
  expect(screenOf('paid', credits, false)).toEqual({
    title: 'Purchase Successful',
    sentence: 'You have bought 10 credits. Thank you!',
  });
});

test('a paid résumé is told without one', () => {
  expect(screenOf('paid', resume, false).title).toBe('Payment Successful');
});

test('who waits learns that nobody could be asked', () => {
  expect(screenOf('processing', credits, false).sentence).toBe(processing);
  expect(screenOf('processing', credits, true)).toEqual({ title: 'Payment processing', sentence: stateFailed });
  expect(screenOf('checking', credits, true).sentence).toBe(stateFailed);
});

test('a screen that watches on quietly keeps its sentence when nobody can be asked', () => {
  expect(screenOf('unpaid', credits, true).sentence).toBe(notPaid);
});
