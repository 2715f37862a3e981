import { MIN_PASSWORD } from '@pawsume/contract/auth';
import type { z } from 'zod';
import { isLoopback, isLoopbackHost, isReachable, publicUrlOf } from './addresses.ts';
import type { Environment } from './environment.ts';
import { GOOGLE, isLivePaypal, isLiveStripeKey, PAYPAL_SANDBOX } from './providers.ts';

type Demand = (holds: boolean, variable: keyof Environment, message: string) => void;

const THIS_MACHINE = 'PUBLIC_URL is an address of this machine alone';

/** What the variables have to be together, each being fine by itself. */
export const demandTogether = (env: Environment, context: z.RefinementCtx): void => {
  const demand: Demand = (holds, variable, message) => {
    if (!holds) context.addIssue({ code: 'custom', path: [variable], message });
  };
  for (const area of [demandAddresses, demandWriter, demandStripe, demandPaypal, demandGoogle, demandAdmin]) {
    area(env, demand);
  }
};

const demandAddresses = (env: Environment, demand: Demand): void => {
  demand(
    env.PORT !== 0 || env.PUBLIC_URL !== undefined,
    'PORT',
    'is 0, which is any free port: PUBLIC_URL has to say then where browsers reach it',
  );
  demand(
    isReachable(publicUrlOf(env)),
    'PUBLIC_URL',
    env.PUBLIC_URL
      ? 'is no address that a browser can open: name the one that people use, such as https://pawsume.example'
      : 'is needed with this HOST, which does not say where browsers reach it, such as https://pawsume.example',
  );
  // The stand-ins, their pages and the easy passwords of one's own machine are nothing for others.
  demand(
    isLoopbackHost(env.HOST) || !isLoopback(publicUrlOf(env)),
    'HOST',
    `is open to other machines, while ${THIS_MACHINE}: leave HOST empty, or set PUBLIC_URL to the address that people use`,
  );
};

const demandWriter = (env: Environment, demand: Demand): void => {
  demand(!env.AI_PROVIDER || env.AI_MODEL !== '', 'AI_MODEL', 'is needed when AI_PROVIDER is set');
  demand(
    env.AI_PROVIDER !== 'openai-compatible' || env.AI_BASE_URL !== undefined,
    'AI_BASE_URL',
    'is needed when AI_PROVIDER is openai-compatible',
  );
};

const demandStripe = (env: Environment, demand: Demand): void => {
  const loopback = isLoopback(publicUrlOf(env));
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
    !isLiveStripeKey(env.STRIPE_SECRET_KEY) || !loopback,
    'STRIPE_SECRET_KEY',
    `is a live key, with which real money moves, while ${THIS_MACHINE}: use a test key, or set PUBLIC_URL to the address that people use`,
  );
};

const demandPaypal = (env: Environment, demand: Demand): void => {
  const loopback = isLoopback(publicUrlOf(env));
  for (const variable of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
    demand(!env.PAYPAL_CLIENT_ID || env[variable] !== '', variable, 'is needed when PAYPAL_CLIENT_ID is set');
  }
  demand(
    !env.PAYPAL_API_BASE || env.PAYPAL_API_BASE === PAYPAL_SANDBOX || loopback,
    'PAYPAL_API_BASE',
    `is left empty, is ${PAYPAL_SANDBOX}, or, with a PUBLIC_URL on this machine, the address of a stand-in`,
  );
  demand(
    !env.PAYPAL_CLIENT_ID || !isLivePaypal(env.PAYPAL_API_BASE) || !loopback,
    'PAYPAL_API_BASE',
    `leads to PayPal itself, where real money moves, while ${THIS_MACHINE}: set it to ${PAYPAL_SANDBOX}, or PUBLIC_URL to the address that people use`,
  );
};

const demandGoogle = (env: Environment, demand: Demand): void => {
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
};

const demandAdmin = (env: Environment, demand: Demand): void => {
  demand(
    !env.ADMIN_USERNAME || env.ADMIN_PASSWORD.length >= MIN_PASSWORD,
    'ADMIN_PASSWORD',
    `needs at least ${MIN_PASSWORD} characters when ADMIN_USERNAME is set`,
  );
};
