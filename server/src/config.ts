import { existsSync } from 'node:fs';
import { z } from 'zod';
import { accountSettings, accountVariables, demandAccounts } from './config/accounts.ts';
import { addressSettings, addressVariables, demandAddresses } from './config/addresses.ts';
import { readVariables } from './config/given-variables.ts';
import { demandGoogle, googleSettings, googleVariables } from './config/google.ts';
import { mailSettings, mailVariables } from './config/mail.ts';
import { demandMetrics, metricsSettings, metricsVariables } from './config/metrics.ts';
import { demandPaypal, paypalSettings, paypalVariables } from './config/paypal.ts';
import { demandPictures, pictureSettings, pictureVariables } from './config/pictures.ts';
import { priceSettings, priceVariables } from './config/prices.ts';
import { signingSettings, signingVariables } from './config/signing.ts';
import { storageSettings, storageVariables } from './config/storage.ts';
import { demandStripe, stripeSettings, stripeVariables } from './config/stripe.ts';
import type { Demand } from './config/variables.ts';
import { demandWriter, writerSettings, writerVariables } from './config/writer.ts';
import { StartError } from './lib/start-error.ts';

/** Each group has its variables, what they demand of each other, and the settings that come of them, in a file. */
const variables = z.object({
  ...addressVariables.shape,
  ...storageVariables.shape,
  ...signingVariables.shape,
  ...pictureVariables.shape,
  ...writerVariables.shape,
  ...stripeVariables.shape,
  ...paypalVariables.shape,
  ...googleVariables.shape,
  ...mailVariables.shape,
  ...accountVariables.shape,
  ...priceVariables.shape,
  ...metricsVariables.shape,
});
type Environment = z.infer<typeof variables>;

/** The names of all variables that are looked at. */
export const VARIABLES = Object.keys(variables.shape);

/** What the variables have to be together, each being fine by itself. */
const demandTogether = (env: Environment, context: z.RefinementCtx): void => {
  const demand: Demand = (holds, variable, message) => {
    if (!holds) context.addIssue({ code: 'custom', path: [variable], message });
  };
  const place = addressSettings(env);
  demandAddresses(env, demand);
  demandPictures(env, demand);
  demandWriter(env, demand);
  demandStripe(env, demand, place);
  demandPaypal(env, demand, place);
  demandGoogle(env, demand, place);
  demandAccounts(env, demand);
  demandMetrics(env, demand);
};

/** Typed settings from environment variables. Throws StartError naming each bad variable and the reason. */
export const parseConfig = (environment: Record<string, string | undefined>): Config => {
  const { values, problems } = readVariables(environment, VARIABLES);
  const { data, error } = variables.superRefine(demandTogether).safeParse(values);
  const lines = [...problems, ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)];
  if (!data || lines.length > 0) {
    throw new StartError(`These settings cannot be used:\n  ${[...new Set(lines)].join('\n  ')}`);
  }
  return configOf(data);
};

export interface Config extends ReturnType<typeof configOf> {}

const configOf = (env: Environment) => {
  const place = addressSettings(env);
  return {
    ...place,
    ...storageSettings(env, place),
    ...signingSettings(env),
    ...pictureSettings(env),
    ...writerSettings(env),
    ...stripeSettings(env),
    ...paypalSettings(env),
    ...googleSettings(env),
    ...mailSettings(env, place),
    ...accountSettings(env, place),
    ...priceSettings(env),
    ...metricsSettings(env),
  };
};

/** The settings of this process: its environment, and `.env` where there is one. */
export const readConfig = (): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
};

/** What an operator on the open network ought to know of their settings; nothing on one's own machine. */
export const listWarnings = (config: Config): string[] => {
  const isPlain = !config.publicUrl.startsWith('https:');
  // The server itself speaks plain HTTP: where browsers come by https, a proxy stands before it.
  const isShared = !isPlain && config.trustedProxies.length === 0;
  const warnings: [boolean, string][] = [
    [!config.stripe && !config.paypal, 'nobody can pay here: STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID is needed'],
    [
      config.allowTestPayments,
      'test keys are accepted: whoever pays by them gets credits for free (ALLOW_TEST_PAYMENTS)',
    ],
    [isPlain, 'browsers come by plain http: whoever is on the way reads passwords and sessions (PUBLIC_URL)'],
    [isShared, 'no proxy is named: all its users share its address and the limits that go by address (TRUST_PROXY)'],
    [!config.contactEmail, 'users who need help find nobody to write to (CONTACT_EMAIL)'],
    [!config.smtpUrl, 'mail is not set up: nobody can ask for a new password (SMTP_URL)'],
  ];
  return config.loopback ? [] : warnings.flatMap(([holds, warning]) => (holds ? [warning] : []));
};
