import { z } from 'zod';

export const text = (max: number) => z.string().min(1).max(max);

export const integer = z
  .string()
  .refine((value) => /^-?\d{1,15}$/.test(value), {
    error: (issue) => `Invalid integer: ${String(issue.input)}`,
    params: { code: 'parameter_invalid_integer' },
  })
  .transform(Number);

export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');

export const url = text(5000).refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
});

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => CURRENCIES.has(value), {
    error: (issue) => `Invalid currency: ${String(issue.input)}`,
  });

export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, { error: 'You can have at most 50 metadata keys' });

export const expand = z.array(text(200)).max(20).default([]);

export const timeRange = z.union([
  integer,
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
]);

/** What every list takes. */
export const page = {
  limit: integer.refine((value) => value >= 1 && value <= 100, { error: 'Invalid limit: 1 to 100' }).default(10),
  starting_after: text(200).optional(),
  ending_before: text(200).optional(),
  expand,
};
