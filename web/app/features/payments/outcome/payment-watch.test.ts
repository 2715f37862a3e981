import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { listPaymentNotes } from './payment-watch.tsx';

const pack = { kind: 'credits', quantity: 10 } as const;
const resume = { kind: 'resume', quantity: 1 } as const;

test('of most payments there is nothing else to say', () => {
  expect(listPaymentNotes(pack)).toEqual([]);
  expect(listPaymentNotes(resume)).toEqual([]);
});

test('a purchase that settled credits says how many of them, and how many are left', () => {
  expect(listPaymentNotes({ ...pack, settled: 2 })).toEqual([
    '2 of these 10 credits settled those that you had used before they were refunded; 8 are yours to use.',
  ]);
  expect(listPaymentNotes({ ...pack, quantity: 1, settled: 1 })).toEqual([
    'This credit settled one that you had used before its payment was refunded.',
  ]);
});

test('a payment for a résumé that became a credit says so, also when that credit was owed', () => {
  expect(listPaymentNotes({ ...resume, credits_instead: 1 })).toEqual([messages.payments.becameCredit(1)]);
  expect(listPaymentNotes({ ...resume, credits_instead: 1, settled: 1 })).toHaveLength(2);
});
