import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { besidesOf, settlesFirst } from './besides.ts';

const pack = { kind: 'credits', quantity: 10 } as const;
const resume = { kind: 'resume', quantity: 1 } as const;

test('of most payments there is nothing else to say', () => {
  expect(besidesOf(pack)).toEqual([]);
  expect(besidesOf(resume)).toEqual([]);
});

test('a purchase that settled credits says how many of them, and how many are left', () => {
  expect(besidesOf({ ...pack, settled: 2 })).toEqual([
    '2 of these 10 credits settled those that you had used before they were refunded; 8 are yours to use.',
  ]);
  expect(besidesOf({ ...pack, quantity: 1, settled: 1 })).toEqual([
    'This credit settled one that you had used before its payment was refunded.',
  ]);
});

test('a payment for a résumé that became a credit says so, also when that credit was owed', () => {
  expect(besidesOf({ ...resume, credits_instead: 1 })).toEqual([messages.payments.becameCredit(1)]);
  expect(besidesOf({ ...resume, credits_instead: 1, settled: 1 })).toHaveLength(2);
});

test('before a purchase it is told what the credits that are owed leave of it', () => {
  expect(settlesFirst(10, { owed: 2, balance: 0 })).toBe(
    '2 of these 10 credits settle those that you used before they were refunded: you will have 8.',
  );
  expect(settlesFirst(10, { owed: 1, balance: 0 })).toBe(
    '1 of these 10 credits settles one that you used before they were refunded: you will have 9.',
  );
  expect(settlesFirst(1, { owed: 3, balance: 0 })).toBe(
    'This credit settles one that you used before its payment was refunded: you will have 0.',
  );
  expect(settlesFirst(10, { owed: 0, balance: 4 })).toBeNull();
});
