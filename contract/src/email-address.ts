import { dropInvisible } from './invisible.ts';
import { decodePunycode } from './punycode.ts';

/** Text, @, text, dot, text; without signs that no mail server takes. */
const EMAIL =
  /^[^\s@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}_]+(?:[·-]+[\p{L}\p{M}\p{N}_]+)*(?:\.[\p{L}\p{M}\p{N}_]+(?:[·-]+[\p{L}\p{M}\p{N}_]+)*)+$/u;

/** True if mail can be sent to an address, as far as its form says. */
export const isEmail = (address: string): boolean => EMAIL.test(address);

const asTyped = (label: string): string => {
  const decoded = label.startsWith('xn--') ? decodePunycode(label.slice('xn--'.length)) : null;
  return decoded !== null && /^[\p{L}\p{M}\p{N}·-]+$/u.test(decoded) ? decoded : label;
};

/** An international domain as people write it: a browser sends the punycode of one that was typed. */
const readableDomain = (domain: string): string => {
  const isInternational = /[^\p{ASCII}]|(?:^|\.)xn--/iu.test(domain);
  return isInternational ? domain.toLowerCase().split('.').map(asTyped).join('.') : domain;
};

/** A text that may be an e-mail address: clean if it is one, else as typed. */
export const tidyEmail = (typed: string): string => (isEmail(cleanEmail(typed)) ? cleanEmail(typed) : typed);

/** An e-mail address without what was pasted around and inside it and certainly is no part of it. */
export const cleanEmail = (typed: string): string => {
  const visible = dropInvisible(typed.normalize('NFKC')).replaceAll('。', '.').trim();
  const bare = visible
    .replace(/(?<![\s;,.])[\s;,.]+$/u, '')
    .replace(/^[^<>@]*<([^<>]*)>$/u, '$1')
    .replace(/^(["'“”])(.*)["'“”]$/u, '$2')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/isu, '$1')
    .trim();
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : `${bare.slice(0, at)}@${readableDomain(bare.slice(at + 1))}`;
};
