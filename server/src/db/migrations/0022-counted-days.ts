import { type Kysely, sql } from 'kysely';

/** What happened on a day that is over, so that it is counted once; empty, it is counted anew. */
const statements = [
  sql`create table counted_days (
    day date not null,
    live boolean not null,
    numbers jsonb not null,
    primary key (day, live)
  )`,
];

export const countedDays = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
