import { type Kysely, sql } from 'kysely';

// A year is counted by a query.
export const noCountedDays = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop table counted_days`.execute(db);
  },
};
