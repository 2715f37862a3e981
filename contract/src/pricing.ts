import { z } from 'zod';
import { defineCall } from './call.ts';
import { messages } from './messages.ts';
import { PACKS } from './prices.ts';

export const packQuantity = z.literal(PACKS, messages.payments.oneOrTen);
export type PackQuantity = (typeof PACKS)[number];

const cents = z.int().min(50).max(1_000_000);

/** Currencies of hundredths that Stripe and PayPal both take, as both count them (ISO 4217, lower case as Stripe writes it). */
const CURRENCIES = [
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
export const priceTable = z.object({
  currency: z.enum(CURRENCIES, `is none of ${CURRENCIES.join(', ')}`),
  single: cents,
  pack: cents,
  resume: cents,
});

export type PriceTable = z.infer<typeof priceTable>;

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
