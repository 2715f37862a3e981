import { sql } from 'kysely';
import type { Db } from './types.ts';

/** Tables with something personal in them. */
const PERSONAL = [
  'users',
  'sessions',
  'identities',
  'sign_ins',
  'hand_overs',
  'mailed_tokens',
  'earlier_addresses',
  'passkeys',
  'authenticators',
  'recovery_codes',
  'second_steps',
  'passkey_challenges',
  'pets',
  'resumes',
  'writings',
  'earlier_texts',
  'confirmations',
  'asking_browsers',
  'reference_refusals',
  'confirmation_reporters',
  'proofs',
  'shown_proofs',
  'shared_links',
  'link_opens',
  'open_marks',
  'open_salts',
  'contact_requests',
  'registered_files',
  'jobs',
] as const;

/**
 * Wipes deleted rows from the embedded database's files: PostgreSQL leaves their bytes in tables until it needs the
 * room, and in its log until it writes over it. Other statements come between those of this; one table at a time stands
 * still.
 */
export const shredEmbedded = async (db: Db): Promise<void> => {
  await sql`set wal_recycle = off`.execute(db);
  for (const table of PERSONAL) await sql`vacuum full ${sql.table(table)}`.execute(db);
  // A checkpoint removes the log before the previous checkpoint, so it takes two.
  for (let round = 0; round < 2; round += 1) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
};
