import { mailboxKey } from '#lib/mailbox-key';
import { keyedHash } from '#lib/secrets';
import { readServerSecret } from './server-secret.ts';
import type { Db } from './types.ts';

/** What is kept of an e-mail address where the address itself is not: the same for all spellings of one mailbox. */
export type AddressHash = (email: string) => Promise<string>;

/**
 * @param secret of the settings; without one it lies in the database, where who reads it can try addresses out.
 */
export const openAddressHash = (db: Db, secret: string | null): AddressHash => {
  let key: Promise<string> | null = null;
  return async (email) => {
    key ??= secret === null ? readServerSecret(db, 'addresses') : Promise.resolve(secret);
    const known = await key.catch((error: unknown) => {
      key = null;
      throw error;
    });
    return keyedHash(known, mailboxKey(email));
  };
};
