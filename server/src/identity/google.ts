import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { boundedFetch } from '#lib/bounded-fetch';
import { readIdentity } from './claims.ts';
import { type IdentityProvider, SignInError, type SignInSecrets } from './identity-provider.ts';

const ANSWER_WITHIN_S = 5;
const MAX_ANSWER_BYTES = 256 * 1024;
const SCOPES = 'openid email profile';
// RFC 6749 and OpenID Connect name their errors so. Anything else came from outside and may hold anything.
const CODE = /^[a-z_]{1,40}$/;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** An `http:` issuer is a stand-in on this machine: settings accept no other. */
  issuer: string;
  /** Where Google sends browsers back to. */
  redirectUri: string;
}

/**
 * Google sign-in by OpenID Connect: authorization code, state, nonce and PKCE S256, and the ID token's signature checked
 * against the issuer's keys. Nothing is asked of Google before somebody signs in.
 */
export const openGoogle = (settings: GoogleSettings, { answerWithinS = ANSWER_WITHIN_S } = {}): IdentityProvider => {
  const configuration = remembered(() => discover(settings, answerWithinS));
  return {
    begin: () => orSignInError(async () => begin(await configuration(), settings)),
    finish: (query, secrets) =>
      orSignInError(async () => {
        const returned = new URL(`${settings.redirectUri}?${query}`);
        const tokens = await authorizationCodeGrant(await configuration(), returned, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.codeVerifier,
          idTokenExpected: true,
        });
        return readIdentity(tokens.claims(), settings.clientId);
      }),
  };
};

const begin = async (configuration: Configuration, { redirectUri }: GoogleSettings) => {
  const secrets: SignInSecrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPES,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    // People who share a computer must be able to choose their account.
    prompt: 'select_account',
  });
  return { url: url.href, secrets };
};

const discover = ({ issuer, clientId, clientSecret }: GoogleSettings, timeout: number): Promise<Configuration> => {
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  return discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
    undefined,
    { execute, timeout, [customFetch]: boundedFetch(MAX_ANSWER_BYTES) },
  );
};

/** Work that is done when first asked for, and again after it failed. */
const remembered = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
};

const orSignInError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof SignInError ? cause : new SignInError(describeReason(cause), { cause });
  }
};

/** Why a sign-in failed, as a code that is safe to log: errors of the library carry tokens and claims as their cause. */
const describeReason = (error: unknown): string => {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return CODE.test(error.error) ? error.error : 'unknown_error';
  }
  if (error instanceof ClientError) return error.code ?? 'client_error';
  return error instanceof Error ? error.name : 'unknown';
};
