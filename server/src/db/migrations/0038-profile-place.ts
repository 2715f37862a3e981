import { type Kysely, sql } from 'kysely';

// The city, region and country of the profile, which a page names while it hides the address.
const statement = sql`alter table users
  add column city text not null default '',
  add column state text not null default '',
  add column country text not null default ''`;

export const profilePlace = {
  async up(db: Kysely<unknown>): Promise<void> {
    await statement.execute(db);
  },
};
