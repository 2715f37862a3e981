import { type Kysely, sql } from 'kysely';

const statements = [
  // A row of writings is a lock and nothing else. Other servers wait for its end.
  sql`alter table writings drop column told, drop column outcome, drop column followed`,
];

export const writingLocks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
