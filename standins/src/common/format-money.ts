/** `$10.00 CAD`: the sign for the eye, the code for certainty. `amount` is in whole units of the currency. */
export const formatMoney = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return `${format.format(amount)} ${currency.toUpperCase()}`;
};
