import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { describeCancellation, describeOutcome } from './outcome-text.ts';

const credits = { kind: 'credits', quantity: 10 } as const;
const resume = { kind: 'resume', resumeId: 12 } as const;
const { notPaid } = messages.payments;

test('a screen that watches on quietly keeps its message when nobody can be asked', () => {
  expect(describeOutcome('unpaid', credits, true).message).toBe(notPaid);
});

test('that nothing was charged is said of a cancelled payment only where the provider said so', () => {
  for (const purchase of [credits, resume]) {
    expect(describeCancellation(purchase, 'not charged').message).toMatch(/Nothing was charged\.$/);
    expect(describeCancellation(purchase, 'unsaid').message).not.toMatch(/charged/);
    expect(describeCancellation(purchase, 'unconfirmed').message).toContain(messages.payments.cancelUnconfirmed);
  }
});

test('a payment that is not confirmed is not called unpaid', () => {
  expect(describeOutcome('unconfirmed', credits, false).message).not.toMatch(/not charged/);
});
