import { priceTable } from '@pawsume/contract/payments';
import { DEFAULT_PRICES, type PriceTable } from '@pawsume/contract/pricing';
import { z } from 'zod';

const cents = z.coerce.number('is not a number of cents').pipe(priceTable.shape.single);

export const priceVariables = z.object({
  PRICE_SINGLE: cents.default(DEFAULT_PRICES.single),
  PRICE_PACK: cents.default(DEFAULT_PRICES.pack),
  PRICE_RESUME: cents.default(DEFAULT_PRICES.resume),
  CURRENCY: z.string().toLowerCase().pipe(priceTable.shape.currency).default(DEFAULT_PRICES.currency),
  CREDIT_COVERS: z.enum(['download', 'resume']).default('download'),
});
type Variables = z.infer<typeof priceVariables>;

export interface PriceSettings {
  prices: PriceTable;
  creditCovers: Variables['CREDIT_COVERS'];
}

export const priceSettings = (env: Variables): PriceSettings => ({
  prices: { currency: env.CURRENCY, single: env.PRICE_SINGLE, pack: env.PRICE_PACK, resume: env.PRICE_RESUME },
  creditCovers: env.CREDIT_COVERS,
});
