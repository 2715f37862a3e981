import { type Kysely, sql } from 'kysely';

export const limits = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The three columns, in this order, are what limits/postgres-counter writes; `expire` is in milliseconds since 1970.
    // Counters may be lost in a crash, so they need not be written twice.
    await sql`create unlogged table limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
    await sql`create index limits_by_expiry on limits (expire)`.execute(db);
  },
};
