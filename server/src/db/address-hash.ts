import { addressKey } from '#lib/address-key';
import { keyedHash, newToken } from '#lib/secrets';
import type { Db } from './types.ts';

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

/** What is kept of an e-mail address where the address itself is not: the same for all spellings of one mailbox. */
export type AddressHash = (email: string) => string;

/**
 * @param secret of the settings; without one it lies in the database, where who reads it can try addresses out.
 */
export const openAddressHash = async (db: Db, secret: string | null): Promise<AddressHash> => {
  const key = secret ?? (await readServerSecret(db, 'addresses'));
  return (email) => keyedHash(key, mailboxKey(email));
};

/** A secret that all servers share: the one that was made first. */
const readServerSecret = async (db: Db, name: string): Promise<string> => {
  const there = await find(db, name);
  if (there) return there.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: newToken() })
    .onConflict((same) => same.column('name').doNothing())
    .execute();
  const made = await find(db, name);
  if (!made) throw new Error(`There is no secret ${name}, and none can be made.`);
  return made.value;
};

const find = (db: Db, name: string) =>
  db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
