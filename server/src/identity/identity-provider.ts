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

/** What a sign-in keeps between leaving for the provider and coming back. Each is random and used once. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who somebody is at the provider. `issuer` and `subject` together never change; the rest is what they tell today. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Empty where it told none that can be used. */
  name: string;
  email: string;
  /** The provider vouches for the address. */
  emailVerified: boolean;
}

export interface IdentityProvider {
  /** The page to sign in at, and what to keep until the browser is back. Throws SignInError when it cannot be reached. */
  begin(): Promise<{ url: string; secrets: SignInSecrets }>;
  /** Who came back with this query. Throws SignInError unless the provider vouches for all of it. */
  finish(query: URLSearchParams, secrets: SignInSecrets): Promise<Identity>;
}

/** A sign-in that failed. `reason` is a short code for the log; it holds nothing of what was sent. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`sign-in failed: ${reason}`, options);
    this.reason = reason;
  }
}
