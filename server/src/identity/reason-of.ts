import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

// RFC 6749 and OpenID Connect name their errors so. Anything else came from outside and may hold anything.
const CODE = /^[a-z_]{1,40}$/;

/** Why a sign-in failed, as a code that is safe to log: errors of the library carry tokens and claims as their cause. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return CODE.test(error.error) ? error.error : 'unknown_error';
  }
  if (error instanceof ClientError) return error.code ?? 'client_error';
  return error instanceof Error ? error.name : 'unknown';
};
