import { randomBytes } from 'node:crypto';

/** Mail and chat programs leave a last `-` or `_` outside a link. */
const ENDS_IN_LINK = /^[A-Za-z\d].*[A-Za-z\d]$/;

/** Returns random signs that are safe at the end of a link in somebody's text. */
export const randomSlug = (length: number): string => {
  for (;;) {
    const slug = randomBytes(length).toString('base64url').slice(0, length);
    if (ENDS_IN_LINK.test(slug)) return slug;
  }
};
