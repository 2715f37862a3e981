import { priceTable } from '@pawsume/contract/payments';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { z } from 'zod';

/** An amount in whole units, such as 5, 5.00, 5,00 or $5. */
const UNITS = /^[^\d.,-]*(\d{1,6})(?:[.,](\d\d?))?[^\d.,]*$/;
const LEAST_CENTS = 50;

const isCents = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= LEAST_CENTS;

const explainCents = (text: string): string => {
  const [, units, part = ''] = UNITS.exec(text) ?? [];
  const amount = Number(units) * 100 + Number(part.padEnd(2, '0'));
  return amount >= LEAST_CENTS
    ? `is in cents: write ${amount} for ${text}`
    : `is not a number of cents, at least ${LEAST_CENTS}`;
};

const cents = z
  .string()
  .trim()
  .refine(isCents, { error: ({ input }) => explainCents(String(input)), abort: true })
  .transform(Number)
  .pipe(priceTable.shape.single);

export const priceVariables = z.object({
  PRICE_SINGLE: cents.default(DEFAULT_PRICES.single),
  PRICE_PACK: cents.default(DEFAULT_PRICES.pack),
  PRICE_RESUME: cents.default(DEFAULT_PRICES.resume),
  CURRENCY: z.string().toLowerCase().pipe(priceTable.shape.currency).default(DEFAULT_PRICES.currency),
  CREDIT_COVERS: z.enum(['download', 'resume']).default('download'),
});
type Variables = z.infer<typeof priceVariables>;

export const priceSettings = (env: Variables) => ({
  prices: { currency: env.CURRENCY, single: env.PRICE_SINGLE, pack: env.PRICE_PACK, resume: env.PRICE_RESUME },
  creditCovers: env.CREDIT_COVERS,
});
