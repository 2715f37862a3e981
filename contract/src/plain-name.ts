import { LIMITS } from './fields.ts';
import { dropInvisible } from './invisible.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/gu;
/** NFKC leaves the full stop of Chinese and Japanese, which browsers read as the dot of a domain. */
const WIDE_DOT = /\u3002/gu;
const TITLES = 'Capt Co Dr Fr Hon Jr Lt Mlle Mme Mr Mrs Ms Mt Mx Prof Rev Sgt Sr St Ste';
const TITLE = `${TITLES} ${TITLES.toUpperCase()}`.replaceAll(' ', '|');
/** Initials and titles before a name without a space. The space keeps mail programs from making a link of the two. */
const ABBREVIATED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.-])((?:\\p{Lu}\\.)+|(?:${TITLE})\\.)(?=\\p{Lu}\\p{L}|\\p{Lo})`,
  'gu',
);
const ADDRESS = /@|\/\/|www\.|\b(?:https?|ftp|mailto|tel|sms|javascript|data):/iu;
/** A dot and a top-level domain, in any script. */
const DOMAIN = /\.\p{L}[\p{L}\p{M}\p{N}-]+/u;
const IP_ADDRESS = /(?:\p{Nd}{1,3}\.){3}\p{Nd}/u;
/** Six digits or more, however they are grouped. */
const PHONE = /(?:\p{Nd}[\p{Zs}().+/-]*){6}/u;
const UNUSUAL = /[^\p{L}\p{M}\p{N}\p{Zs}'’.,&()/-]/gu;

/**
 * Returns a name as it may stand in a letter: on one line, and without a link, a domain in any script, an e-mail address or a
 * phone number. Returns null where the name holds one of these, or where nothing is left of it.
 */
export const plainName = (name: string): string | null => {
  const line = dropInvisible(name.replaceAll(CONTROLS, ' ').normalize('NFKC'))
    .replaceAll(WIDE_DOT, '.')
    .replaceAll(ABBREVIATED, '$1 ');
  if ([ADDRESS, DOMAIN, IP_ADDRESS, PHONE].some((pattern) => pattern.test(line))) return null;
  const plain = line.replaceAll(UNUSUAL, ' ').replaceAll(/\s+/gu, ' ').trim();
  return plain.slice(0, LIMITS.name).trim().toWellFormed() || null;
};
