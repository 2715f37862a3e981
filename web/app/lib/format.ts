/** A day in the reader's own way of writing it, such as 20 Nov 2026. */
export const formatDay = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));

/** An amount in the reader's own way of writing it. `currency` is an ISO 4217 code. */
export const formatMoney = (amount: number, currency: string, locale?: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

/** Names in a row, the last one joined by 'and'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
