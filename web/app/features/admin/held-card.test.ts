import type { HeldPayment } from '@pawsume/contract/admin';
import { expect, test } from 'vitest';
import { heldFacts } from './held-card.tsx';

const pack: HeldPayment = {
  payment_id: 'a',
  user_id: 4,
  kind: 'credits',
  quantity: 10,
  resume_id: null,
  amount: 1000,
  currency: 'cad',
  provider: 'stripe',
  provider_ref: 'cs_test_1',
  reason: 'amount',
  created_at: '2026-11-20T12:00:00.000Z',
};

test('a held payment is named by what it was for, its amount with the currency, and its method', () => {
  expect(heldFacts(pack)).toEqual({ purpose: '10 credits', price: '$10.00 CAD', method: 'Card' });
  expect(heldFacts({ ...pack, quantity: 1, amount: 550, currency: 'eur' })).toEqual({
    purpose: '1 credit',
    price: '€5.50 EUR',
    method: 'Card',
  });
  expect(heldFacts({ ...pack, kind: 'resume', quantity: 1, resume_id: 12, provider: 'paypal' })).toEqual({
    purpose: 'Résumé 12',
    price: '$10.00 CAD',
    method: 'PayPal',
  });
});
