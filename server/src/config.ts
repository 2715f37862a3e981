import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PriceTable } from '@pawsume/contract/pricing';
import { isLoopback, publicUrlOf } from './config/addresses.ts';
import { demandTogether } from './config/demands.ts';
import { type Environment, environment } from './config/environment.ts';
import { StartError } from './lib/start-error.ts';

const BYTES_OF_MB = 1_000_000;

/** The names of all variables that are looked at. */
export const VARIABLES = Object.keys(environment.shape);

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
  /** On the open network whatever the other setting says: an administrator's password opens everybody's account. */
  refuseCommonAdminPasswords: boolean;
  admin: { username: string; password: string } | null;
  /** Null where it is not set. */
  adminPassword: string | null;
  prices: PriceTable;
  creditCovers: Environment['CREDIT_COVERS'];
  /** What one account may keep. */
  allowance: { pets: number; resumes: number; pictureBytes: number };
}

/** Typed settings from environment variables. Throws StartError naming each bad variable and the reason. */
export const parseConfig = (variables: Record<string, string | undefined>): Config => {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.superRefine(demandTogether).safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
  }
  return configOf(result.data);
};

const accountSettings = (env: Environment, publicUrl: string) => {
  const loopback = isLoopback(publicUrl);
  const refuseCommonPasswords = env.REFUSE_COMMON_PASSWORDS ? env.REFUSE_COMMON_PASSWORDS === 'true' : !loopback;
  return {
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `no-reply@${loopback ? 'localhost' : new URL(publicUrl).hostname}`,
    contactEmail: env.CONTACT_EMAIL ?? null,
    refuseCommonPasswords,
    refuseCommonAdminPasswords: refuseCommonPasswords || !loopback,
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
    allowance: { pets: env.MAX_PETS, resumes: env.MAX_RESUMES, pictureBytes: env.MAX_PICTURE_MB * BYTES_OF_MB },
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
