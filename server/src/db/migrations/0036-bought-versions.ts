import { type Kysely, sql } from 'kysely';

// The PDF of a link is clean for every version of the page that a credit was spent on.
const statement = sql`alter table resumes add column bought_versions text[] not null default '{}'`;

export const boughtVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await statement.execute(db);
  },
};
