import { type Kysely, sql } from 'kysely';

const statements = [
  // One row for each change of an address, kept for as long as it can be undone. Several may be open at once: a chain of
  // changes voids no link before it.
  sql`create table earlier_addresses (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    email text not null,
    token_hash text unique,
    changed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index earlier_addresses_of_user on earlier_addresses (user_id)`,
  sql`create index earlier_addresses_by_expiry on earlier_addresses (expires_at)`,
  // As for all that goes with an account: nothing is written back once it is deleted.
  sql`create trigger earlier_addresses_of_living_accounts before insert on earlier_addresses
    for each row execute function refuse_for_deleted_account()`,
  // Mailboxes tell A and a apart nowhere, and other letters everywhere; "C" folds those alone, on every machine.
  sql`drop index users_by_email`,
  sql`create index users_by_email on users (lower(email collate "C")) where deleted_at is null`,
];

export const earlierAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
