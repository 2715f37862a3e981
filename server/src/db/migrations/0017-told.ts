import { type Kysely, sql } from 'kysely';

/** What of a résumé's text rests on which answers, as they were when it was written. */
const statements = [sql`alter table resumes add column told jsonb`];

export const told = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
