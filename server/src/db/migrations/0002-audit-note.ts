import { type Kysely, sql } from 'kysely';

/** Adds what proof of identity an administrator saw. */
export const auditNote = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table audit_log add column note text`.execute(db);
  },
};
