import { expect, test } from 'vitest';
import { DEFAULT_PRICES, eachSentence, formatPrice, priceSentence } from './pricing.ts';

test.each([
  [500, 'cad', '$5'],
  [1050, 'cad', '$10.50'],
  [1000, 'eur', '€10'],
  [999, 'gbp', '£9.99'],
  [100_000, 'usd', '$1,000'],
])('%i cents of %s read %s', (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text);
});

test('cents are always shown where they have to be', () => {
  expect(formatPrice(1000, 'cad', 'always')).toBe('$10.00');
});

test('the price in words names every price of the table', () => {
  expect(priceSentence(DEFAULT_PRICES)).toBe(
    'One download costs $5, ten cost $10, and one résumé with all its downloads $10 (CAD).',
  );
});

test('a pack says what each of its downloads costs, and never less than that', () => {
  expect(eachSentence(DEFAULT_PRICES, 10)).toBe('$1 each');
  expect(eachSentence({ ...DEFAULT_PRICES, pack: 1501 }, 10)).toBe('$1.51 each');
  expect(eachSentence(DEFAULT_PRICES, 1)).toBeNull();
});
