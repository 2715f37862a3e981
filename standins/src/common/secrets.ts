import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random characters of an alphabet of at most 256. */
export const randomText = (alphabet: string, length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing of either. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
