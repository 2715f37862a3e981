import { sameSecret } from '../common/same-secret.ts';
import { StripeFault } from './stripe-fault.ts';

const unauthorized = (message: string): StripeFault => new StripeFault(401, { type: 'invalid_request_error', message });

const given = (authorization: string | undefined): string | undefined => {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return undefined;
};

/** Takes the secret key as a bearer, or as the user name of basic authentication. */
export const authenticate = (authorization: string | undefined, secretKey: string): void => {
  const key = given(authorization);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!sameSecret(key, secretKey)) {
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
  }
};
