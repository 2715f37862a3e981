import { z } from 'zod';
import { defineCall } from './call.ts';
import { messages } from './messages.ts';

/** How many credits a pack may hold. */
export const PACKS = [1, 10] as const;
export const packQuantity = z.literal(PACKS, messages.payments.oneOrTen);
export type PackQuantity = (typeof PACKS)[number];

const cents = z.int().min(50).max(1_000_000);

/** All prices, in cents of one currency (ISO 4217, lower case as Stripe writes it). */
export const priceTable = z.object({
  currency: z.string().regex(/^[a-z]{3}$/),
  single: cents,
  pack: cents,
  resume: cents,
});

export type PriceTable = z.infer<typeof priceTable>;

export const DEFAULT_PRICES: PriceTable = { currency: 'cad', single: 500, pack: 1000, resume: 1000 };

/** The price of a pack, in cents. */
export const packPrice = (prices: PriceTable, quantity: PackQuantity): number =>
  quantity === 1 ? prices.single : prices.pack;

/** `$5` for whole amounts, `$10.50` else; `$10.00` where `cents` is `always`. */
export const formatPrice = (amount: number, show: 'always' | 'if-any' = 'if-any'): string =>
  `$${(amount / 100).toFixed(show === 'always' || amount % 100 !== 0 ? 2 : 0)}`;

export const getPrices = defineCall({
  method: 'GET',
  path: '/pricing',
  access: 'anyone',
  tag: 'payments',
  summary: 'What downloads cost here',
  answerKind: 'json',
  answer: priceTable,
  status: 200,
});
