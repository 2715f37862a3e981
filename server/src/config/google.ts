import { z } from 'zod';
import { type Demand, optionalText, webUrl } from './variables.ts';

const GOOGLE = 'https://accounts.google.com';

export const googleVariables = z.object({
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: webUrl.default(GOOGLE),
});
type Variables = z.infer<typeof googleVariables>;

export const demandGoogle = (env: Variables, demand: Demand, { loopback }: { loopback: boolean }): void => {
  demand(
    !env.GOOGLE_CLIENT_ID || env.GOOGLE_CLIENT_SECRET !== '',
    'GOOGLE_CLIENT_SECRET',
    'is needed when GOOGLE_CLIENT_ID is set',
  );
  demand(
    env.GOOGLE_ISSUER === GOOGLE || loopback,
    'GOOGLE_ISSUER',
    'is left empty, or, with a PUBLIC_URL on this machine, the address of a stand-in',
  );
};

export const googleSettings = (env: Variables) => ({
  /** Null where nobody signs in with Google. */
  google: env.GOOGLE_CLIENT_ID
    ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
    : null,
});
