import type { Money } from './wire.ts';

/** https://developer.paypal.com/api/rest/reference/currency-codes/, without those that have no hundredths. */
export const CURRENCIES: ReadonlySet<string> = new Set([
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'ILS', 'MXN', 'MYR', 'NOK', 'NZD'],
  ...['PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD'],
]);

export const toMinor = ({ value }: Money): number => Math.round(Number(value) * 100);

export const fromMinor = (minor: number, currency_code: string): Money => ({
  currency_code,
  value: (minor / 100).toFixed(2),
});
