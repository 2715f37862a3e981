import {
  connectGoogle,
  disconnectGoogle,
  exchangeToken,
  googleCallback,
  loginWithGoogle,
} from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { SignInError } from '#identity/identity-provider';
import { comeBack } from './come-back.ts';
import { beginConnection, disconnect } from './connect-google.ts';
import { deviceOf } from './device.ts';
import { takeHandOver } from './hand-over.ts';
import { openSession } from './open-session.ts';
import { beginSignIn } from './sign-in.ts';
import { forgetBrowser, knownBrowser, markBrowser } from './sign-in-browser.ts';

const UNAVAILABLE = '/login?notice=google-unavailable';

export const registerGoogle = (serve: Serve, { db, clock, google }: Context): void => {
  serve(loginWithGoogle, async ({ cookies, log }) => {
    if (!google) return UNAVAILABLE;
    try {
      return await beginSignIn({ db, now: clock(), google }, { browser: markBrowser(cookies), sessionHash: null });
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      log.warn({ reason: error.reason }, 'Google cannot be reached');
      return '/login?notice=google-failed';
    }
  });

  serve(googleCallback, async ({ query, cookies, log }) => {
    if (!google) return UNAVAILABLE;
    return comeBack(
      { db, now: clock(), google, log },
      { query: searchParamsOf(query), browser: knownBrowser(cookies) },
    );
  });

  serve(exchangeToken, async ({ body, cookies, headers }) => {
    const now = clock();
    const userId = await takeHandOver({ db, now }, { token: body.token, browser: knownBrowser(cookies) });
    forgetBrowser(cookies);
    return { token: await openSession({ db, now }, { userId, device: deviceOf(headers['user-agent']) }) };
  });

  serve(connectGoogle, async ({ caller, cookies }) => {
    const who = { userId: caller.user.id, sessionHash: caller.tokenHash, browser: markBrowser(cookies) };
    return { url: await beginConnection({ db, now: clock(), google }, who) };
  });

  serve(disconnectGoogle, async ({ caller }) => {
    await disconnect(db, caller.user);
    return { msg: messages.account.googleDisconnected };
  });
};

/** As it was in the address: what is given twice stays there twice, and is refused for that. */
const searchParamsOf = (query: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
