import type { Db } from '#db/types';
import { type IdentityProvider, SignInError, type SignInSecrets } from '#identity/identity-provider';
import { hashToken } from '#lib/secrets';
import { deleteSignIn, insertSignIn } from './google-queries.ts';

const LIFE_MS = 10 * 60_000;

interface Away {
  /** The hash of the browser's cookie: the same browser has to come back. */
  browser: string;
  /** The session whose account is to be connected; null where somebody signs in. */
  sessionHash: string | null;
}

/** Begins a sign-in and returns the provider's page. Throws SignInError when it cannot be reached. */
export const beginSignIn = async (
  { db, now, google }: { db: Db; now: Date; google: IdentityProvider },
  { browser, sessionHash }: Away,
): Promise<string> => {
  const { url, secrets } = await google.begin();
  await insertSignIn(db, {
    state_hash: hashToken(secrets.state),
    browser_hash: browser,
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    session_hash: sessionHash,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return url;
};

/** Ends the sign-in that this browser began with this state, and returns it. Throws SignInError if there is none. */
export const takeSignIn = async (
  { db, now }: { db: Db; now: Date },
  { state, browser }: { state: string | null; browser: string | null },
): Promise<{ secrets: SignInSecrets; sessionHash: string | null }> => {
  if (!state || !browser) throw new SignInError('no_sign_in_begun');
  const taken = await deleteSignIn(db, { stateHash: hashToken(state), browserHash: browser, now });
  if (!taken) throw new SignInError('unknown_state');
  return {
    secrets: { state, nonce: taken.nonce, codeVerifier: taken.code_verifier },
    sessionHash: taken.session_hash,
  };
};
