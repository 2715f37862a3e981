import { z } from 'zod';
import { THIS_MACHINE } from './addresses.ts';
import { isTestKey, NOBODY_PAYS, type StripeVariables } from './stripe.ts';
import { type Demand, optionalText, webUrl } from './variables.ts';

const SANDBOX = 'https://api-m.sandbox.paypal.com';

export const paypalVariables = z.object({
  PAYPAL_CLIENT_ID: optionalText,
  PAYPAL_CLIENT_SECRET: optionalText,
  PAYPAL_WEBHOOK_ID: optionalText.refine((id) => /^[a-zA-Z0-9]{0,50}$/.test(id), 'is not the id of a webhook'),
  PAYPAL_API_BASE: webUrl.optional(),
});
type Variables = z.infer<typeof paypalVariables>;

/** Whether real money moves there: all that is PayPal's own but its sandbox. No base is PayPal itself. */
export const isLivePaypal = (base: string | undefined): boolean => {
  const { hostname } = new URL(base ?? 'https://api-m.paypal.com');
  return /(^|\.)paypal\.com$/.test(hostname) && !/(^|\.)sandbox\.paypal\.com$/.test(hostname);
};

export const demandPaypal = (
  env: Variables & StripeVariables,
  demand: Demand,
  { loopback }: { loopback: boolean },
): void => {
  for (const variable of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
    demand(!env.PAYPAL_CLIENT_ID || env[variable] !== '', variable, 'is needed when PAYPAL_CLIENT_ID is set');
  }
  demand(
    !env.PAYPAL_API_BASE || env.PAYPAL_API_BASE === SANDBOX || loopback,
    'PAYPAL_API_BASE',
    `is left empty, is ${SANDBOX}, or, with a PUBLIC_URL on this machine, the address of a stand-in`,
  );
  demand(
    !env.PAYPAL_CLIENT_ID || !isLivePaypal(env.PAYPAL_API_BASE) || !loopback,
    'PAYPAL_API_BASE',
    `leads to PayPal itself, where real money moves, while ${THIS_MACHINE}: set it to ${SANDBOX}, or PUBLIC_URL to the address that people use`,
  );
  const isTest = env.PAYPAL_API_BASE === SANDBOX;
  demand(
    !env.PAYPAL_CLIENT_ID || !isTest || loopback || env.ALLOW_TEST_PAYMENTS === 'true',
    'PAYPAL_API_BASE',
    `is PayPal's sandbox, ${NOBODY_PAYS}`,
  );
  demand(
    !env.PAYPAL_CLIENT_ID || !env.STRIPE_SECRET_KEY || loopback || isTest === isTestKey(env.STRIPE_SECRET_KEY),
    'ALLOW_TEST_PAYMENTS',
    'is for tests alone: with one of Stripe and PayPal real money moves, and with the other none',
  );
};

export const paypalSettings = (env: Variables) => ({
  /** Null where PayPal is not taken. */
  paypal: env.PAYPAL_CLIENT_ID
    ? {
        clientId: env.PAYPAL_CLIENT_ID,
        clientSecret: env.PAYPAL_CLIENT_SECRET,
        webhookId: env.PAYPAL_WEBHOOK_ID,
        ...(env.PAYPAL_API_BASE && { apiBase: env.PAYPAL_API_BASE }),
      }
    : null,
});
