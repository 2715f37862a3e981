import { type IdentityProvider, SignInError } from './identity-provider.ts';

/** Whoever signs in thought better of it: nothing failed. */
const CHANGED_MINDS = ['access_denied', 'interaction_required', 'login_required', 'consent_required'];

/** The same provider, which reports each sign-in that fails. */
export const counted = (provider: IdentityProvider, report: () => void): IdentityProvider => {
  const reporting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof SignInError && !CHANGED_MINDS.includes(error.reason)) report();
      throw error;
    }
  };
  return {
    begin: () => reporting(provider.begin()),
    finish: (query, secrets) => reporting(provider.finish(query, secrets)),
  };
};
