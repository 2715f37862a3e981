import { paymentScreen } from '@pawsume/contract/screens';
import { expect, test } from 'vitest';
import { buyAgainAt, parsePurchase, toPurchase } from './purchase.ts';

test('a purchase of credits carries its quantity', () => {
  expect(parsePurchase('?type=credits&quantity=10')).toEqual({ kind: 'credits', quantity: 10 });
});

test.each([
  [
    { kind: 'credits', quantity: 10, resumeId: null },
    { kind: 'credits', quantity: 10 },
  ],
  [
    { kind: 'resume', quantity: 1, resumeId: 12 },
    { kind: 'resume', resumeId: 12 },
  ],
  [
    { kind: 'resume', quantity: 1, resumeId: null },
    { kind: 'resume', resumeId: null },
  ],
] as const)('the address that the server writes for %j is read', (paidFor, purchase) => {
  expect(parsePurchase(new URL(paymentScreen('success', paidFor, 'id'), 'https://x').search)).toEqual(purchase);
});

test.each(['', '&quantity=0', '&quantity=-1', '&quantity=1e3', '&quantity=12345'])(
  'a quantity that is none is left out: %j',
  (rest) => {
    expect(parsePurchase(`?type=credits${rest}`)).toEqual({ kind: 'credits', quantity: null });
  },
);

test.each([
  ['', null],
  ['?type=resume', null],
  ['?type=resume&quantity=1&resume_id=12', 12],
  ['?type=resume&resume_id=../profile', null],
])('everything else is a résumé: %j', (search, resumeId) => {
  expect(parsePurchase(search)).toEqual({ kind: 'resume', resumeId });
});

test("a payment's purchase is read from the payment", () => {
  const payment = { payment_id: 'p', state: 'paid', provider: 'paypal' } as const;
  expect(toPurchase({ ...payment, kind: 'credits', quantity: 10, resume_id: null })).toEqual({
    kind: 'credits',
    quantity: 10,
  });
  expect(toPurchase({ ...payment, kind: 'resume', quantity: 1, resume_id: 12 })).toEqual({
    kind: 'resume',
    resumeId: 12,
  });
});

test.each([
  [{ kind: 'credits', quantity: 10 }, '/buy-credits'],
  [{ kind: 'resume', resumeId: 12 }, '/buy-credits?resume_id=12'],
  [{ kind: 'resume', resumeId: null }, null],
] as const)('%j is bought again at %s', (purchase, path) => {
  expect(buyAgainAt(purchase)).toBe(path);
});
