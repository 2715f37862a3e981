import { addressKey } from './address-key.ts';

/** Whose mailboxes have dots in their names only for show. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What makes two e-mail addresses one person's mailbox, as far as anybody can tell from outside: nearly everywhere what
 * stands behind a plus is the reader's own note. Coarser than `addressKey`, by which accounts go.
 */
export const mailboxKey = (email: string): string => {
  const address = addressKey(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*/s, '');
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
};
