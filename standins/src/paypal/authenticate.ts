import { sameSecret } from '../common/same-secret.ts';
import type { Account } from './account.ts';
import { faultOf, oauthFault } from './paypal-fault.ts';

const credentials = (authorization: string | undefined, scheme: string): string | null => {
  const [given = '', value = '', ...more] = (authorization ?? '').split(' ');
  return given.toLowerCase() === scheme && value !== '' && more.length === 0 ? value : null;
};

/** Takes only an access token that was given out here and still lives. */
export const authenticate = ({ tokens }: Account, authorization: string | undefined): void => {
  const token = credentials(authorization, 'bearer');
  if (token === null) throw faultOf('AUTHENTICATION_FAILURE');
  if (!tokens.isValid(token)) throw oauthFault(401, 'invalid_token', 'The token is unknown or has expired');
};

/** Takes only the client's id and secret, by basic authentication. */
export const authenticateClient = ({ clientId, clientSecret }: Account, authorization: string | undefined): void => {
  const given = Buffer.from(credentials(authorization, 'basic') ?? '', 'base64').toString();
  if (!sameSecret(given, `${clientId}:${clientSecret}`)) {
    throw oauthFault(401, 'invalid_client', 'Client Authentication failed');
  }
};
