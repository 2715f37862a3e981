import type { Cookies } from '#http/cookies';
import { hashToken, newToken } from '#lib/secrets';

const COOKIE = 'sign-in';
const TOKEN = /^[\w-]{43}$/;
/** As long as a sign-in may take, and what follows it. */
const LIFE_SECONDS = 11 * 60;

/**
 * Marks this browser as one that signs in, and tells what it is known by. A mark that is there stays, so that two tabs can
 * be away at once.
 */
export const markBrowser = (cookies: Cookies): string => {
  const there = cookies.get(COOKIE);
  const mark = there !== undefined && TOKEN.test(there) ? there : newToken();
  cookies.set(COOKIE, mark, { seconds: LIFE_SECONDS });
  return hashToken(mark);
};

/** What this browser is known by; null where it has no sign-in under way. */
export const knownBrowser = (cookies: Cookies): string | null => {
  const mark = cookies.get(COOKIE);
  return mark === undefined ? null : hashToken(mark);
};

export const forgetBrowser = (cookies: Cookies): void => cookies.clear(COOKIE);
