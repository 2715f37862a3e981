/** A day in the reader's own way of writing it, such as 20 Nov 2026. */
export const formatDay = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));

/** A day with its time of day. */
export const formatMoment = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** When something was, as a sentence goes on: `at 14:02` today, `on 20 Nov 2026 at 14:02` before. */
export const formatWhen = (iso: string, now = new Date(), locale?: string): string => {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso));
  const day = formatDay(iso, locale);
  return day === formatDay(now.toISOString(), locale) ? `at ${time}` : `on ${day} at ${time}`;
};

/** A size in the unit that fits it: `640 kB`, `1.2 MB`. */
export const formatBytes = (bytes: number, locale?: string): string => {
  const [amount, unit, digits] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte', 0] : [bytes / 1e6, 'megabyte', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(amount);
};

/** An amount in the reader's own way of writing it, with its currency's code (ISO 4217): `$10.00 CAD`. */
export const formatMoney = (amount: number, currency: string, locale?: string): string =>
  `${new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount)} ${currency}`;

/** Names in a row, the last one joined by 'and'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
