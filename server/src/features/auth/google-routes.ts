import {
  connectGoogle,
  disconnectGoogle,
  exchangeToken,
  googleCallback,
  loginWithGoogle,
} from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { withNotice } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { Cookies } from '#http/cookies';
import type { Serve } from '#http/serve';
import { SignInError } from '#identity/identity-provider';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { beginConnection, disconnect } from './connect-google.ts';
import { describeDevice } from './device.ts';
import { redeemLoginTicket } from './login-ticket.ts';
import { finishSignIn } from './oauth-callback.ts';
import { provePresence } from './prove-presence.ts';
import { beginSignIn } from './sign-in.ts';

const COOKIE = 'sign-in';
const TOKEN = /^[\w-]{43}$/;
/** As long as a sign-in and the login after it may take. */
const LIFE_SECONDS = 11 * 60;

/**
 * Sets a cookie that identifies this browser during a sign-in, and returns its hash. A cookie that is there stays, so
 * that two tabs can sign in at once.
 */
const markBrowser = (cookies: Cookies): string => {
  const there = cookies.get(COOKIE);
  const mark = there !== undefined && TOKEN.test(there) ? there : newToken();
  cookies.set(COOKIE, mark, { seconds: LIFE_SECONDS });
  return hashToken(mark);
};

/** The hash of that cookie; null where this browser has no sign-in under way. */
const knownBrowser = (cookies: Cookies): string | null => {
  const mark = cookies.get(COOKIE);
  return mark === undefined ? null : hashToken(mark);
};

const forgetBrowser = (cookies: Cookies): void => cookies.clear(COOKIE);

const UNAVAILABLE = withNotice('login', 'google-unavailable');

export const registerGoogle = (serve: Serve, context: Context): void => {
  const { db, clock, google, publicUrl } = context;
  serve(loginWithGoogle, async ({ cookies, log }) => {
    if (!google) return UNAVAILABLE;
    try {
      return await beginSignIn({ db, now: clock(), google }, { browser: markBrowser(cookies), sessionHash: null });
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      log.warn({ reason: error.reason }, 'google: no answer, a sign-in could not begin');
      return withNotice('login', 'google-failed');
    }
  });

  serve(googleCallback, async ({ query, cookies, log }) => {
    if (!google) return UNAVAILABLE;
    return finishSignIn(
      { ...context, now: clock(), google, log },
      { query: searchParamsOf(query), browser: knownBrowser(cookies) },
    );
  });

  serve(exchangeToken, async ({ body, cookies, headers }) => {
    const given = { ...body, browser: knownBrowser(cookies), device: describeDevice(headers['user-agent']) };
    const opened = await redeemLoginTicket({ db, now: clock(), publicUrl }, given);
    forgetBrowser(cookies);
    if (opened instanceof AppError) throw opened;
    return { token: opened };
  });

  serve(connectGoogle, async ({ caller, body, cookies }) => {
    await provePresence(clock(), caller, body ?? {});
    const who = { userId: caller.user.id, sessionHash: caller.tokenHash, browser: markBrowser(cookies) };
    return { url: await beginConnection({ db, now: clock(), google }, who) };
  });

  serve(disconnectGoogle, async ({ caller, body }) => {
    const now = clock();
    await disconnect({ ...context, now }, await provePresence(now, caller, body ?? {}));
    return { msg: messages.account.googleDisconnected };
  });
};

/** The query as it was in the address: a parameter that was given twice stays there twice, and is refused for that. */
const searchParamsOf = (query: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
