import type { Db } from '#db/types';
import { deleteProofsOfUser } from '#features/proofs/queries';

/**
 * What belongs to a user and goes with the account, in an order that no reference forbids; proofs and pets go last. The database
 * refuses rows of these tables for an account that is gone, so that calls under way write nothing back.
 */
const TABLES = [
  ...(['sessions', 'hand_overs', 'second_steps', 'passkey_challenges'] as const),
  ...(['identities', 'passkeys', 'authenticators', 'recovery_codes', 'mailed_tokens'] as const),
  ...(['earlier_addresses', 'download_keys', 'earlier_texts'] as const),
  ...(['shown_proofs', 'contact_requests', 'open_marks', 'link_opens', 'shared_links'] as const),
  ...([
    'registered_files',
    'resumes',
    'writings',
    'confirmations',
    'asking_browsers',
    'reference_refusals',
    'jobs',
  ] as const),
];

/** Deletes the rows of one user, and what administrators wrote about them. Returns the pictures and proofs that were named there when they went. */
export const deleteUserRows = async (tx: Db, userId: number): Promise<string[]> => {
  for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.updateTable('audit_log').set({ note: null }).where('user_id', '=', userId).execute();
  const proofs = await deleteProofsOfUser(tx, userId);
  const pets = await tx.deleteFrom('pets').where('user_id', '=', userId).returning('picture').execute();
  return [...proofs, ...pets.flatMap(({ picture }) => picture ?? [])];
};

/** Leaves of an account no more than the row that others refer to. */
export const emptyUser = (tx: Db, { userId, now }: { userId: number; now: Date }) =>
  tx
    .updateTable('users')
    .set({
      username: '',
      username_key: `deleted ${userId}`, // no username may hold a space
      password_hash: null,
      role: 'user',
      name: '',
      email: '',
      profession: '',
      address: '',
      city: '',
      state: '',
      country: '',
      phone: '',
      picture: null,
      picture_bytes: 0,
      last_login: null,
      email_confirmed_at: null,
      had_confirmed_email: false,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
