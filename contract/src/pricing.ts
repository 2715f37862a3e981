/** How many credits a pack may hold. */
export const PACKS = [1, 10] as const;
export type PackQuantity = (typeof PACKS)[number];

/** Currencies of hundredths that Stripe and PayPal both take, as both count them (ISO 4217, lower case as Stripe writes it). */
export const CURRENCIES = [
  'aud',
  'cad',
  'chf',
  'czk',
  'dkk',
  'eur',
  'gbp',
  'hkd',
  'ils',
  'mxn',
  'nok',
  'nzd',
  'php',
  'pln',
  'sek',
  'sgd',
  'thb',
  'usd',
] as const;

/** All prices, in cents of one currency. */
export interface PriceTable {
  currency: (typeof CURRENCIES)[number];
  single: number;
  pack: number;
  resume: number;
}

export const DEFAULT_PRICES: PriceTable = { currency: 'cad', single: 500, pack: 1000, resume: 1000 };

/** The price of a pack, in cents. */
export const packPrice = (prices: PriceTable, quantity: PackQuantity): number =>
  quantity === 1 ? prices.single : prices.pack;

/** What one download of a pack comes to, in cents, rounded up. */
const eachPrice = (prices: PriceTable, quantity: PackQuantity): number =>
  Math.ceil(packPrice(prices, quantity) / quantity);

const formatIn = (currency: string, digits: number) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** A price in cents as people read it: `$5` for whole amounts, `$10.50` else; `$10.00` where `cents` is `always`. */
export const formatPrice = (amount: number, currency: string, cents: 'always' | 'if-any' = 'if-any'): string =>
  formatIn(currency, cents === 'always' || amount % 100 !== 0 ? 2 : 0).format(amount / 100);

/** What one download of a pack costs, as `$1 each`; null for a pack of one, whose price says it. */
export const eachSentence = (prices: PriceTable, quantity: PackQuantity): string | null =>
  quantity === 1 ? null : `${formatPrice(eachPrice(prices, quantity), prices.currency)} each`;

/** What downloads cost, in one sentence, for wherever words are needed. */
export const priceSentence = ({ currency, single, pack, resume }: PriceTable): string =>
  `One download costs ${formatPrice(single, currency)}, ten cost ${formatPrice(pack, currency)}, and one résumé with all its downloads ${formatPrice(resume, currency)} (${currency.toUpperCase()}).`;
