import { loginWithToken, withNotice } from '@pawsume/contract/screens';
import type { Context } from '#context';
import { type Identity, type IdentityProvider, SignInError } from '#identity/identity-provider';
import type { Log } from '#lib/log';
import { connectIdentity } from './connect-google.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { issueLoginTicket } from './login-ticket.ts';
import { takeSignIn } from './sign-in.ts';

interface World extends Pick<Context, 'db' | 'jobs' | 'publicUrl'> {
  now: Date;
  google: IdentityProvider;
  log: Log;
}

interface Returned {
  query: URLSearchParams;
  browser: string | null;
}

/** Finishes the sign-in of a browser that comes back from Google, and returns the screen it goes to. */
export const finishSignIn = async (world: World, { query, browser }: Returned): Promise<string> => {
  let screen: 'login' | 'profile' = 'login';
  try {
    const { secrets, sessionHash } = await takeSignIn(world, { state: query.get('state'), browser });
    if (sessionHash !== null) screen = 'profile';
    const identity = await world.google.finish(query, secrets);
    return sessionHash === null
      ? await signIn(world, { identity, browser: browser ?? '' })
      : await connect(world, { identity, sessionHash });
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    world.log.warn({ reason: error.reason }, 'google: sign-in failed, the person may try again');
    return withNotice(screen, 'google-failed');
  }
};

const signIn = async (
  world: World,
  { identity, browser }: { identity: Identity; browser: string },
): Promise<string> => {
  const userId = await findOrCreateAccount(world, identity);
  if (userId === null) return withNotice('login', 'google-email-taken');
  const token = await issueLoginTicket(world, { browser, userId, identity });
  if (token === null) throw new SignInError('identity_gone');
  return loginWithToken(token);
};

const connect = async (
  world: World,
  { identity, sessionHash }: { identity: Identity; sessionHash: string },
): Promise<string> => {
  const isConnected = await connectIdentity(world, { identity, sessionHash });
  return withNotice('profile', isConnected ? 'google-connected' : 'google-in-use');
};
