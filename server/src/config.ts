import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { email, MIN_PASSWORD, registration } from '@pawsume/contract/auth';
import { LIMITS } from '@pawsume/contract/fields';
import { DEFAULT_PRICES } from '@pawsume/contract/prices';
import { type PriceTable, priceTable } from '@pawsume/contract/pricing';
import { z } from 'zod';
import { StartError } from './lib/start-error.ts';

const optional = z.string().trim().default('');
const port = z.coerce.number('is not a number').int('is not a whole number').min(0).max(65_535);
const cents = z.coerce.number('is not a number of cents').pipe(priceTable.shape.single);
const network = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks = optional
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => z.array(network).safeParse(list).success,
    'is not a list of addresses or networks such as 10.0.0.5, 192.168.0.0/16',
  );
const address = z
  .string()
  .trim()
  .refine((text) => email.safeParse(text).success, 'is not an email address');
const webUrl = z.url({ protocol: /^https?$/, error: 'is not a web address such as https://pawsume.example' });

const GOOGLE = 'https://accounts.google.com';

const environment = z
  .object({
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
  })
  .superRefine((env, context) => {
    const demand = (holds: boolean, variable: keyof typeof env, message: string) => {
      if (!holds) context.addIssue({ code: 'custom', path: [variable], message });
    };
    demand(!env.AI_PROVIDER || env.AI_MODEL !== '', 'AI_MODEL', 'is needed when AI_PROVIDER is set');
    demand(
      env.AI_PROVIDER !== 'openai-compatible' || env.AI_BASE_URL !== undefined,
      'AI_BASE_URL',
      'is needed when AI_PROVIDER is openai-compatible',
    );
    demand(
      !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET !== '',
      'STRIPE_WEBHOOK_SECRET',
      'is needed when STRIPE_SECRET_KEY is set: without it no payment could be trusted',
    );
    for (const variable of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
      demand(!env.PAYPAL_CLIENT_ID || env[variable] !== '', variable, 'is needed when PAYPAL_CLIENT_ID is set');
    }
    demand(
      !env.PAYPAL_API_BASE || env.PAYPAL_API_BASE === PAYPAL_SANDBOX || isLoopback(publicUrlOf(env)),
      'PAYPAL_API_BASE',
      `is left empty, is ${PAYPAL_SANDBOX}, or, with a PUBLIC_URL on this machine, the address of a stand-in`,
    );
    demand(
      !env.STRIPE_API_BASE || isLoopback(publicUrlOf(env)),
      'STRIPE_API_BASE',
      'is accepted only with a PUBLIC_URL on this machine, for a stand-in',
    );
    demand(
      env.PORT !== 0 || env.PUBLIC_URL !== undefined,
      'PORT',
      'is 0, which is any free port: PUBLIC_URL has to say then where browsers reach it',
    );
    demand(
      !env.GOOGLE_CLIENT_ID || env.GOOGLE_CLIENT_SECRET !== '',
      'GOOGLE_CLIENT_SECRET',
      'is needed when GOOGLE_CLIENT_ID is set',
    );
    demand(
      env.GOOGLE_ISSUER === GOOGLE || isLoopback(publicUrlOf(env)),
      'GOOGLE_ISSUER',
      'is left empty, or, with a PUBLIC_URL on this machine, the address of a stand-in',
    );
    demand(
      !env.ADMIN_USERNAME || env.ADMIN_PASSWORD.length >= MIN_PASSWORD,
      'ADMIN_PASSWORD',
      `needs at least ${MIN_PASSWORD} characters when ADMIN_USERNAME is set`,
    );
  });

/** The names of all variables that are looked at. */
export const VARIABLES = Object.keys(environment.shape);

const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

type Environment = z.infer<typeof environment>;

const publicUrlOf = (env: { PUBLIC_URL?: string | undefined; HOST: string; PORT: number }): string =>
  (env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`).replace(/\/+$/, '');

const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export interface Config {
  port: number;
  host: string;
  /** Where browsers reach us, without a slash at the end. */
  publicUrl: string;
  /** Only this machine's own browsers reach us: stand-ins may serve what has no key. */
  loopback: boolean;
  /** Addresses and networks of our own proxies: only what these say about X-Forwarded-For is believed. */
  trustedProxies: string[];
  dataDir: string;
  databaseUrl: string | null;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  ai: { provider: 'openai-compatible' | 'anthropic'; model: string; baseUrl?: string; apiKey: string } | null;
  stripe: { secretKey: string; webhookSecret: string; apiBase?: string } | null;
  paypal: { clientId: string; clientSecret: string; webhookId: string; apiBase?: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null where mail is not set up. */
  smtpUrl: string | null;
  /** The address that mails come from. */
  mailFrom: string;
  /** Where people write who need help; null where nobody is named. */
  contactEmail: string | null;
  refuseCommonPasswords: boolean;
  admin: { username: string; password: string } | null;
  /** Null where it is not set. */
  adminPassword: string | null;
  prices: PriceTable;
  creditCovers: Environment['CREDIT_COVERS'];
}

/** Typed settings from environment variables. Throws StartError naming each bad variable and the reason. */
export const parseConfig = (variables: Record<string, string | undefined>): Config => {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
  }
  return configOf(result.data);
};

const accountSettings = (env: Environment, publicUrl: string) => {
  const loopback = isLoopback(publicUrl);
  return {
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `no-reply@${loopback ? 'localhost' : new URL(publicUrl).hostname}`,
    contactEmail: env.CONTACT_EMAIL ?? null,
    refuseCommonPasswords: env.REFUSE_COMMON_PASSWORDS ? env.REFUSE_COMMON_PASSWORDS === 'true' : !loopback,
    adminPassword: env.ADMIN_PASSWORD || null,
  };
};

const configOf = (env: Environment): Config => {
  const publicUrl = publicUrlOf(env);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    loopback: isLoopback(publicUrl),
    trustedProxies: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    // On one's own machine the terminal stays quiet; elsewhere every security event is on record.
    logLevel: env.LOG_LEVEL ?? (isLoopback(publicUrl) ? 'warn' : 'info'),
    ai: env.AI_PROVIDER
      ? {
          provider: env.AI_PROVIDER,
          model: env.AI_MODEL,
          apiKey: env.AI_API_KEY,
          ...(env.AI_BASE_URL && { baseUrl: env.AI_BASE_URL }),
        }
      : null,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          ...(env.STRIPE_API_BASE && { apiBase: env.STRIPE_API_BASE }),
        }
      : null,
    paypal: env.PAYPAL_CLIENT_ID
      ? {
          clientId: env.PAYPAL_CLIENT_ID,
          clientSecret: env.PAYPAL_CLIENT_SECRET,
          webhookId: env.PAYPAL_WEBHOOK_ID,
          ...(env.PAYPAL_API_BASE && { apiBase: env.PAYPAL_API_BASE }),
        }
      : null,
    google: googleOf(env),
    ...accountSettings(env, publicUrl),
    admin: env.ADMIN_USERNAME ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD } : null,
    prices: { currency: env.CURRENCY, single: env.PRICE_SINGLE, pack: env.PRICE_PACK, resume: env.PRICE_RESUME },
    creditCovers: env.CREDIT_COVERS,
  };
};

const googleOf = (env: Environment): Config['google'] =>
  env.GOOGLE_CLIENT_ID
    ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
    : null;

/** The settings of this process: its environment, and `.env` where there is one. */
export const readConfig = (): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
};
