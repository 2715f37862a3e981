import { type Kysely, sql } from 'kysely';

/** A payment whose résumé its owner deleted while it paid for it: what it bought is gone, whatever becomes of its money. */
const statements = [sql`alter table payments add column gone_with_resume boolean not null default false`];

export const goneWithResume = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
