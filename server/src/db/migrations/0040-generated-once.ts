import { type Kysely, sql } from 'kysely';

// Lets a repeated generate request return the résumé that the first one made.
const statement = sql`alter table resumes add column creation_key text`;

export const generatedOnce = {
  async up(db: Kysely<unknown>): Promise<void> {
    await statement.execute(db);
  },
};
