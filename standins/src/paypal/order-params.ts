import { z } from 'zod';
import { CURRENCIES, toMinor } from './money.ts';
import { CREATE_ISSUES, MALFORMED, officialIssue } from './official/issues.ts';
import { faultOf, unprocessable } from './paypal-fault.ts';

const money = z.strictObject({ currency_code: z.string(), value: z.string() });

const experience = {
  brand_name: z.string().optional(),
  locale: z.string().optional(),
  landing_page: z.string().optional(),
  shipping_preference: z.string().optional(),
  user_action: z.string().optional(),
  return_url: z.string().optional(),
  cancel_url: z.string().optional(),
};

/** What paying once by wallet needs. PayPal knows more; this stand-in refuses what it would not act on. */
const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().default('default'),
      amount: money,
      description: z.string().optional(),
      custom_id: z.string().optional(),
      invoice_id: z.string().optional(),
      soft_descriptor: z.string().optional(),
    }),
  ]),
  payment_source: z
    .strictObject({
      paypal: z.strictObject({
        experience_context: z
          .strictObject({ ...experience, payment_method_preference: z.string().optional() })
          .optional(),
      }),
    })
    .optional(),
  application_context: z.strictObject(experience).optional(),
});

export type OrderRequest = z.output<typeof orderRequest>;

const pointer = (issue: z.core.$ZodIssue): string => {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return `/${path.map(String).join('/')}`;
};

const refuseAmount = (issue: string): never => {
  throw unprocessable({
    ...officialIssue(CREATE_ISSUES, issue),
    field: "/purchase_units/@reference_id=='default'/amount",
    location: 'body',
  });
};

/** Reads a body that PayPal's description allows. */
export const readOrderRequest = (body: unknown): OrderRequest => {
  const parsed = orderRequest.safeParse(body);
  if (!parsed.success) {
    const details = parsed.error.issues.map((issue) => ({
      ...officialIssue(MALFORMED, 'NOT_SUPPORTED'),
      field: pointer(issue),
      location: 'body' as const,
    }));
    throw faultOf('INVALID_REQUEST', { details });
  }
  const { amount } = parsed.data.purchase_units[0];
  if (!CURRENCIES.has(amount.currency_code)) refuseAmount('INVALID_CURRENCY_CODE');
  if (toMinor(amount) === 0) refuseAmount('CANNOT_BE_ZERO_OR_NEGATIVE');
  return parsed.data;
};
