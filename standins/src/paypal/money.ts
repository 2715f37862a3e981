import { formatMoney } from '../common/format-money.ts';
import type { Money } from './wire.ts';

/** Currencies that PayPal takes without decimals, whatever ISO 4217 says. */
export const WHOLE_CURRENCIES = ['HUF', 'JPY', 'TWD'];

/** https://developer.paypal.com/api/rest/reference/currency-codes/ */
export const CURRENCIES: ReadonlySet<string> = new Set([
  ...WHOLE_CURRENCIES,
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'ILS', 'MXN', 'MYR', 'NOK', 'NZD'],
  ...['PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD'],
]);

const digitsOf = (currency: string): number => (WHOLE_CURRENCIES.includes(currency) ? 0 : 2);

export const toMinor = ({ currency_code, value }: Money): number =>
  Math.round(Number(value) * 10 ** digitsOf(currency_code));

export const fromMinor = (minor: number, currency_code: string): Money => {
  const digits = digitsOf(currency_code);
  return { currency_code, value: (minor / 10 ** digits).toFixed(digits) };
};

export const readable = ({ currency_code, value }: Money): string => formatMoney(Number(value), currency_code);
