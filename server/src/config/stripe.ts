import { z } from 'zod';
import { THIS_MACHINE } from './addresses.ts';
import { type Demand, optionalText, webUrl } from './variables.ts';

export const stripeVariables = z.object({
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_BASE: webUrl.optional(),
  ALLOW_TEST_PAYMENTS: z.enum(['true', 'false'], 'is neither true nor false').default('false'),
});
export type StripeVariables = z.infer<typeof stripeVariables>;

export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);
export const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key);

/** Why keys for tests are refused where others pay. */
export const NOBODY_PAYS = 'with which nobody really pays: use a live one, or set ALLOW_TEST_PAYMENTS=true';

export const demandStripe = (env: StripeVariables, demand: Demand, { loopback }: { loopback: boolean }): void => {
  demand(
    !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET !== '',
    'STRIPE_WEBHOOK_SECRET',
    'is needed when STRIPE_SECRET_KEY is set: without it no payment could be trusted',
  );
  demand(
    !env.STRIPE_API_BASE || loopback,
    'STRIPE_API_BASE',
    'is accepted only with a PUBLIC_URL on this machine, for a stand-in',
  );
  demand(
    !isLiveKey(env.STRIPE_SECRET_KEY) || !loopback,
    'STRIPE_SECRET_KEY',
    `is a live key, with which real money moves, while ${THIS_MACHINE}: use a test key, or set PUBLIC_URL to the address that people use`,
  );
  demand(
    !isTestKey(env.STRIPE_SECRET_KEY) || loopback || env.ALLOW_TEST_PAYMENTS === 'true',
    'STRIPE_SECRET_KEY',
    `is a test key, ${NOBODY_PAYS}`,
  );
};

export const stripeSettings = (env: StripeVariables) => ({
  /** Null where cards are not taken. */
  stripe: env.STRIPE_SECRET_KEY
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        ...(env.STRIPE_API_BASE && { apiBase: env.STRIPE_API_BASE }),
      }
    : null,
  /** True if keys for tests are taken on an address that others reach. */
  allowTestPayments: env.ALLOW_TEST_PAYMENTS === 'true',
});
