/**
 * The short code on a printed page: eight signs and one that checks them, as `XXXX-XXXX-X`. Of signs that look alike one is
 * in use, and stands for the others. Their number is a prime and each place has a weight of its own: no single wrong sign
 * and no two that changed places go unnoticed.
 */
const SIGNS = '0123456789CFHJKMNPRTVWX';
const LENGTH = 8;

/** What is read for another sign, and which one it then is. */
const LOOKS_LIKE: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  U: 'V',
};

/** A code as it is stored and printed. */
export const PRINTED_CODE = new RegExp(`^[${SIGNS}]{4}-[${SIGNS}]{4}-[${SIGNS}]$`);

const sum = (signs: string): number =>
  [...signs].reduce((total, sign, at) => total + (at + 1) * SIGNS.indexOf(sign), 0);

/** The sign that makes the sum of all, each times its place, a multiple of their number. */
const checkSign = (signs: string): string => {
  const weight = LENGTH + 1;
  const missing = [...SIGNS].find((_, value) => (sum(signs) + weight * value) % SIGNS.length === 0);
  return missing ?? '';
};

/** The code of a number: of those that differ by a multiple of 23⁸, the same one. */
export const printedCode = (number: bigint): string => {
  const base = BigInt(SIGNS.length);
  const signs = Array.from({ length: LENGTH }, (_, at) => SIGNS[Number((number / base ** BigInt(at)) % base)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}-${checkSign(signs)}`;
};

/** Why what was typed is no code. */
export type Misread = 'length' | 'sign' | 'check';

/** A code as somebody typed it, in whatever case, with or without its dashes, and with a sign for one that looks like it. */
export const readPrintedCode = (typed: string): { code: string } | { misread: Misread } => {
  const signs = [...typed.toUpperCase().replaceAll(/[\s\p{Dash}._/]/gu, '')].map((sign) => LOOKS_LIKE[sign] ?? sign);
  if (signs.length !== LENGTH + 1) return { misread: 'length' };
  if (signs.some((sign) => !SIGNS.includes(sign))) return { misread: 'sign' };
  const text = signs.join('');
  const code = `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
  return sum(text) % SIGNS.length === 0 ? { code } : { misread: 'check' };
};
