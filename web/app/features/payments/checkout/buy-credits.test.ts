import { expect, test } from 'vitest';
import { describeSettlement } from './buy-credits.tsx';

test('before a purchase it is told what the credits that are owed leave of it', () => {
  expect(describeSettlement(10, { owed: 2, balance: 0 })).toBe(
    '2 of these 10 credits settle those that you used before they were refunded: you will have 8.',
  );
  expect(describeSettlement(10, { owed: 1, balance: 0 })).toBe(
    '1 of these 10 credits settles one that you used before they were refunded: you will have 9.',
  );
  expect(describeSettlement(1, { owed: 3, balance: 0 })).toBe(
    'This credit settles one that you used before its payment was refunded: you will have 0.',
  );
  expect(describeSettlement(10, { owed: 0, balance: 4 })).toBeNull();
});
