import type { Kysely } from 'kysely';
import { accounts } from './0001-schema/accounts.ts';
import { confirmations } from './0001-schema/confirmations.ts';
import { operation } from './0001-schema/operation.ts';
import { payments } from './0001-schema/payments.ts';
import { petsAndResumes } from './0001-schema/pets-and-resumes.ts';
import { sharing } from './0001-schema/sharing.ts';

const statements = [...accounts, ...petsAndResumes, ...payments, ...sharing, ...confirmations, ...operation];

/** Creates all tables of the first release. */
export const schema = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
