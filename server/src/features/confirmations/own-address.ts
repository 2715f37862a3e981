import type { Context } from '#context';
import { listOwnAddresses } from './queries.ts';

/** Whether one of these is an address that this user has, or had lately. */
export const isOwnAddress = async (
  { db, addressHash }: Pick<Context, 'db' | 'addressHash'>,
  userId: number,
  hashes: readonly (string | null)[],
): Promise<boolean> => {
  const own = (await listOwnAddresses(db, userId)).map(addressHash);
  return hashes.some((hash) => hash !== null && own.includes(hash));
};
