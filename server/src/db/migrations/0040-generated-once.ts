import { type Kysely, sql } from 'kysely';

// A résumé that is asked for again, because no answer came, is the same résumé.
const statement = sql`alter table resumes add column creation_key text`;

export const generatedOnce = {
  async up(db: Kysely<unknown>): Promise<void> {
    await statement.execute(db);
  },
};
