import type { Db } from '#db/types';

/**
 * What belongs to a user and goes with the account, in an order that no reference forbids; pets go last. The database
 * refuses rows of these tables for an account that is gone, so that calls under way write nothing back.
 */
const TABLES = [
  ...(['sessions', 'hand_overs', 'second_steps', 'passkey_challenges'] as const),
  ...(['identities', 'passkeys', 'authenticators', 'recovery_codes', 'mailed_tokens'] as const),
  ...(['earlier_addresses', 'download_keys', 'resumes'] as const),
];

/** Deletes the rows of one user. Returns the pictures that were named there when they went. */
export const eraseRowsOf = async (tx: Db, userId: number): Promise<string[]> => {
  for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  const pets = await tx.deleteFrom('pets').where('user_id', '=', userId).returning('picture').execute();
  return pets.flatMap(({ picture }) => picture ?? []);
};
