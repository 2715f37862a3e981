import { type Kysely, sql } from 'kysely';

/** Sizes of pictures, for what one account may keep. A picture stored before counts from when it is next replaced. */
const statements = [
  sql`alter table users add column picture_bytes integer not null default 0`,
  sql`alter table pets add column picture_bytes integer not null default 0`,
];

export const allowance = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
