import { type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/0001-schema/accounts.ts';
import { confirmations } from './migrations/0001-schema/confirmations.ts';
import { operation } from './migrations/0001-schema/operation.ts';
import { payments } from './migrations/0001-schema/payments.ts';
import { petsAndResumes } from './migrations/0001-schema/pets-and-resumes.ts';
import { sharing } from './migrations/0001-schema/sharing.ts';

const migration = (...statements: RawBuilder<unknown>[]): Migration => ({
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
});

/** All changes of the schema so far, in their order. */
export const migrations = {
  '0001-schema': migration(...accounts, ...petsAndResumes, ...payments, ...sharing, ...confirmations, ...operation),
  '0002-audit-note': migration(sql`alter table audit_log add column note text`),
};
