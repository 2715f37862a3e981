import { z } from 'zod';
import { unixNow } from './ids.ts';
import { boolean, currency, expand, integer, metadata, page, text, timeRange, url } from './param-kinds.ts';

const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

const notNegative = integer.refine((value) => value >= 0, {
  error: (issue) => `Invalid non-negative integer: ${String(issue.input)}`,
  params: { code: 'parameter_invalid_integer' },
});

const lineItem = z.strictObject({
  quantity: integer.refine((value) => value >= 1, { error: 'Invalid positive integer' }),
  price_data: z.strictObject({
    currency,
    unit_amount: notNegative,
    product_data: z.strictObject({ name: text(250), description: text(500).optional(), metadata: metadata.optional() }),
  }),
});

export type LineItemParams = z.output<typeof lineItem>;

const expiresAt = integer
  .refine((value) => value >= unixNow() + HALF_HOUR, {
    error: 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
  })
  .refine((value) => value <= unixNow() + DAY, {
    error: 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
  });

/** In minor units. */
export const totalOf = (items: LineItemParams[]): number =>
  items.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);

const lineItems = z
  .array(lineItem)
  .min(1)
  .max(100)
  .refine((items) => new Set(items.map((item) => item.price_data.currency)).size === 1, {
    error: 'All line items must have the same currency.',
  })
  .refine((items) => totalOf(items) >= MIN_TOTAL, {
    error: "The Checkout Session's total amount due must add up to at least $0.50.",
    params: { code: 'amount_too_small' },
  })
  .refine((items) => totalOf(items) <= MAX_TOTAL, {
    error: "The Checkout Session's total amount due must be no more than $999,999.99.",
    params: { code: 'amount_too_large' },
  });

/** The parameters that paying once by card needs. Stripe knows more; this stand-in refuses what it would not act on. */
export const sessionCreateParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: lineItems,
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: text(200).optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({ metadata: metadata.default({}), description: text(1000).optional() })
    .default({ metadata: {} }),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  expires_at: expiresAt.optional(),
  expand,
});

export type SessionCreateParams = z.output<typeof sessionCreateParams>;

export const sessionListParams = z.strictObject({
  ...page,
  created: timeRange.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  payment_intent: text(200).optional(),
});
