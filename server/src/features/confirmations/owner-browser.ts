import type { Cookies } from '#http/cookies';
import { hashToken, newToken } from '#lib/secrets';

const COOKIE = 'asks-references';
const TOKEN = /^[\w-]{43}$/;
const LIFE_SECONDS = 400 * 86_400;

/** Marks this browser as one in which its user asks references, and returns the mark's hash. */
export const markOwnerBrowser = (cookies: Cookies): string => {
  const there = cookies.get(COOKIE);
  const mark = there !== undefined && TOKEN.test(there) ? there : newToken();
  cookies.set(COOKIE, mark, { seconds: LIFE_SECONDS });
  return hashToken(mark);
};

/** The hash of that mark; null where this browser has none. */
export const markOfBrowser = (cookies: Cookies): string | null => {
  const mark = cookies.get(COOKIE);
  return mark === undefined ? null : hashToken(mark);
};
