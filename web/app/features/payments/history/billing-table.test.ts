import { expect, test } from 'vitest';
import { readMethod } from './billing-table.tsx';

test.each([
  ['stripe_credits', 'Card'],
  ['stripe_resume', 'Card'],
  ['paypal_credits', 'PayPal'],
  ['', 'PayPal'],
])('%j was paid by %s', (action, method) => {
  expect(readMethod(action)).toBe(method);
});
