import type { Cookies } from '#http/cookies';
import { hashToken, newToken } from '#lib/secrets';

const COOKIE = 'sign-in';
const TOKEN = /^[\w-]{43}$/;
/** As long as a sign-in and the login after it may take. */
const LIFE_SECONDS = 11 * 60;

/**
 * Sets a cookie that identifies this browser during a sign-in, and returns its hash. A cookie that is there stays, so
 * that two tabs can sign in at once.
 */
export const markBrowser = (cookies: Cookies): string => {
  const there = cookies.get(COOKIE);
  const mark = there !== undefined && TOKEN.test(there) ? there : newToken();
  cookies.set(COOKIE, mark, { seconds: LIFE_SECONDS });
  return hashToken(mark);
};

/** The hash of that cookie; null where this browser has no sign-in under way. */
export const knownBrowser = (cookies: Cookies): string | null => {
  const mark = cookies.get(COOKIE);
  return mark === undefined ? null : hashToken(mark);
};

export const forgetBrowser = (cookies: Cookies): void => cookies.clear(COOKIE);
