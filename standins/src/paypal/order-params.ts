import { z } from 'zod';
import { CURRENCIES, toMinor } from './money.ts';
import { faultOf, unprocessable } from './paypal-fault.ts';

const text = z.string();

/** What paying once by wallet needs. PayPal knows more; this stand-in refuses what it would not act on. */
const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      amount: z.strictObject({ currency_code: text, value: text }),
      description: text.optional(),
      custom_id: text.optional(),
      invoice_id: text.optional(),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: text,
        shipping_preference: text.optional(),
        user_action: text.optional(),
        payment_method_preference: text.optional(),
        return_url: text,
        cancel_url: text,
      }),
    }),
  }),
});

export type OrderRequest = z.output<typeof orderRequest>;

const fieldOf = (issue: z.core.$ZodIssue): string => {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return `/${path.map(String).join('/')}`;
};

/** Reads a body that PayPal's description allows. */
export const readOrderRequest = (body: unknown): OrderRequest => {
  const { error, data } = orderRequest.safeParse(body);
  if (error) {
    const detail = { issue: 'NOT_SUPPORTED', location: 'body' } as const;
    throw faultOf('INVALID_REQUEST', { details: error.issues.map((each) => ({ ...detail, field: fieldOf(each) })) });
  }
  const { amount } = data.purchase_units[0];
  if (!CURRENCIES.has(amount.currency_code)) throw unprocessable('INVALID_CURRENCY_CODE');
  if (toMinor(amount) === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  return data;
};
