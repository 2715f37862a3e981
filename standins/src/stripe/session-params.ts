import { z } from 'zod';
import { unixNow } from './ids.ts';

const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

const text = (max: number) => z.string().min(1).max(max);

const integer = z
  .string()
  .regex(/^\d{1,15}$/, 'Not an integer')
  .transform(Number);

const url = text(5000).refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'Not a valid URL');

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'You can have at most 50 metadata keys')
  .default({});

const lineItem = z.strictObject({
  quantity: integer.refine((value) => value >= 1, 'Not a positive integer'),
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .refine((value) => CURRENCIES.has(value), 'Not a currency'),
    unit_amount: integer,
    product_data: z.strictObject({ name: text(250) }),
  }),
});

/** In minor units. */
export const totalOf = (items: z.output<typeof lineItem>[]): number =>
  items.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);

const expiresAt = integer
  .refine((value) => value >= unixNow() + HALF_HOUR, 'It must be at least 30 minutes from now')
  .refine((value) => value <= unixNow() + DAY, 'It must be less than 24 hours from now');

/** The parameters that paying once by card needs. Stripe knows more; this stand-in refuses what it would not act on. */
export const sessionCreateParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z
    .tuple([lineItem])
    .refine((items) => totalOf(items) >= MIN_TOTAL, 'The total must be at least $0.50')
    .refine((items) => totalOf(items) <= MAX_TOTAL, 'The total must be no more than $999,999.99'),
  success_url: url,
  cancel_url: url,
  client_reference_id: text(200).optional(),
  metadata,
  payment_intent_data: z.strictObject({ metadata }).default({ metadata: {} }),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  adaptive_pricing: z
    .strictObject({ enabled: z.enum(['true', 'false']).transform((value) => value === 'true') })
    .optional(),
  expires_at: expiresAt.optional(),
});

export type SessionCreateParams = z.output<typeof sessionCreateParams>;
