import { randomBytes } from 'node:crypto';

/** Random characters of an alphabet of at most 256. */
export const randomText = (alphabet: string, length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
