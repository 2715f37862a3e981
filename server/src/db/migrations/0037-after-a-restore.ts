import { type Kysely, sql } from 'kysely';

const statements = [
  // A restore ends all links, and their owners are told why.
  sql`alter table shared_links add column ended_by_restore boolean not null default false`,
  // A confirmation that may have been withdrawn after the backup is printed nowhere until somebody vouches for it.
  sql`alter table confirmations add column held boolean not null default false`,
];

export const afterARestore = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
