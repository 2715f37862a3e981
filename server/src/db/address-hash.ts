import { mailboxKey } from '#lib/mailbox-key';
import { keyedHash } from '#lib/secrets';
import { readServerSecret } from './server-secret.ts';
import type { Db } from './types.ts';

/** What is kept of an e-mail address where the address itself is not: the same for all spellings of one mailbox. */
export type AddressHash = (email: string) => string;

/**
 * @param secret of the settings; without one it lies in the database, where who reads it can try addresses out.
 */
export const openAddressHash = async (db: Db, secret: string | null): Promise<AddressHash> => {
  const key = secret ?? (await readServerSecret(db, 'addresses'));
  return (email) => keyedHash(key, mailboxKey(email));
};
