import type { FastifyRequest } from 'fastify';
import { sameSecret } from '../common/secrets.ts';
import type { Account, PaypalCall } from './account.ts';
import { faultOf, oauthFault } from './paypal-fault.ts';
import { TOKEN_LIVES_SECONDS } from './tokens.ts';

const FORM = 'application/x-www-form-urlencoded';

const credentials = ({ headers }: FastifyRequest, scheme: string): string | null => {
  const [given = '', value = '', ...more] = (headers.authorization ?? '').split(' ');
  return given.toLowerCase() === scheme && value !== '' && more.length === 0 ? value : null;
};

/** Takes only an access token that was given out here and still lives. */
export const authenticate = ({ tokens }: Account, request: FastifyRequest): void => {
  const token = credentials(request, 'bearer');
  if (token === null) throw faultOf('AUTHENTICATION_FAILURE');
  if (!tokens.isValid(token)) throw oauthFault(401, 'invalid_token', 'The token is unknown or has expired');
};

/** Takes only the client's id and secret, by basic authentication. */
export const authenticateClient = ({ clientId, clientSecret }: Account, request: FastifyRequest): void => {
  const given = Buffer.from(credentials(request, 'basic') ?? '', 'base64').toString();
  if (!sameSecret(given, `${clientId}:${clientSecret}`)) {
    throw oauthFault(401, 'invalid_client', 'Client Authentication failed');
  }
};

/** What is wrong with a call for a token. PayPal describes it in words only. */
export const tokenProblems = ({ contentType, query, body }: PaypalCall): string[] => [
  ...(contentType === FORM ? [] : [`content-type has to be ${FORM}`]),
  ...(query === '' ? [] : ['no query is taken']),
  ...(body === 'grant_type=client_credentials' ? [] : ['the form has to ask for client_credentials and nothing else']),
];

/** What `POST /v1/oauth2/token` gives. */
export const newToken = ({ tokens }: Account) => ({
  access_token: tokens.issue(),
  token_type: 'Bearer',
  expires_in: TOKEN_LIVES_SECONDS,
});
