import { email, registration } from '@pawsume/contract/auth';
import { LIMITS } from '@pawsume/contract/fields';
import { DEFAULT_PRICES } from '@pawsume/contract/prices';
import { priceTable } from '@pawsume/contract/pricing';
import { z } from 'zod';
import { GOOGLE } from './providers.ts';

const optional = z.string().trim().default('');
const port = z.coerce.number('is not a number').int('is not a whole number').min(0).max(65_535);
const cents = z.coerce.number('is not a number of cents').pipe(priceTable.shape.single);
const network = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks = optional
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => z.array(network).safeParse(list).success, {
    error: 'is not a list of addresses or networks such as 10.0.0.5, 192.168.0.0/16',
    abort: true,
  })
  .refine(
    (list) => list.every((each) => !each.endsWith('/0')),
    'is every address there is, so that anybody could claim any: name those of your own proxies',
  );
const address = z
  .string()
  .trim()
  .refine((text) => email.safeParse(text).success, 'is not an email address');
const webUrl = z.url({ protocol: /^https?$/, error: 'is not a web address such as https://pawsume.example' });

const most = (unit: string) =>
  z.coerce.number(`is not a number of ${unit}`).int('is not a whole number').min(1).max(1_000_000);

export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  TRUST_PROXY: networks,
  NODE_TLS_REJECT_UNAUTHORIZED: z.literal('1', 'is left empty: certificates are always checked').optional(),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not an address such as postgres://user:password@host:5432/name' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  AI_MODEL: optional,
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: webUrl.optional(),
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional.refine((id) => /^[a-zA-Z0-9]{0,50}$/.test(id), 'is not the id of a webhook'),
  PAYPAL_API_BASE: webUrl.optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: webUrl.default(GOOGLE),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an address such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: address.optional(),
  CONTACT_EMAIL: address.optional(),
  REFUSE_COMMON_PASSWORDS: z.enum(['true', 'false'], 'is neither true nor false').optional(),
  ADMIN_USERNAME: optional.refine(
    (name) => name === '' || registration.shape.username.safeParse(name).success,
    'is not made of letters, digits, dots, dashes and underscores',
  ),
  // As typed: at the login every character counts.
  ADMIN_PASSWORD: z.string().max(LIMITS.password, `has more than ${LIMITS.password} characters`).default(''),
  PRICE_SINGLE: cents.default(DEFAULT_PRICES.single),
  PRICE_PACK: cents.default(DEFAULT_PRICES.pack),
  PRICE_RESUME: cents.default(DEFAULT_PRICES.resume),
  CURRENCY: z.string().toLowerCase().pipe(priceTable.shape.currency).default(DEFAULT_PRICES.currency),
  CREDIT_COVERS: z.enum(['download', 'resume']).default('download'),
  MAX_PETS: most('pets').default(1000),
  MAX_RESUMES: most('résumés').default(5000),
  MAX_PICTURE_MB: most('megabytes').default(1000),
});

export type Environment = z.infer<typeof environment>;
