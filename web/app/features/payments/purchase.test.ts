import { expect, test } from 'vitest';
import { creditsInWords, purchaseIn } from './purchase.ts';

test('a purchase of credits carries its quantity', () => {
  expect(purchaseIn('?type=credits&quantity=10')).toEqual({ kind: 'credits', quantity: 10 });
});

test.each(['?type=credits', '?type=credits&quantity=0', '?type=credits&quantity=-1', '?type=credits&quantity=1e3'])(
  'a quantity that is none is left out: %s',
  (search) => {
    expect(purchaseIn(search)).toEqual({ kind: 'credits', quantity: null });
  },
);

test.each(['', '?type=resume', '?type=resume&quantity=3'])('everything else is a résumé: %j', (search) => {
  expect(purchaseIn(search)).toEqual({ kind: 'resume' });
});

test('credits are counted in the plural above one', () => {
  expect([1, 2, 10, null].map(creditsInWords)).toEqual(['1 credit', '2 credits', '10 credits', 'credits']);
});
