import { type Kysely, sql } from 'kysely';

const statements = [
  // A reset by mail drops a second factor only where no address of the account was ever confirmed. The time of an earlier
  // confirmation is cleared when the address changes, so that there was one is kept beside it.
  sql`alter table users add column had_confirmed_email boolean not null default false`,
  sql`update users set had_confirmed_email = true
    where id in (select user_id from earlier_addresses where email <> '')`,
  // The undo of a changed address removes codes that were added after the change. Null for codes of before.
  sql`alter table recovery_codes add column added_at timestamptz`,
  // The previous release adds codes without this time.
  sql`alter table recovery_codes alter column added_at set default now()`,
];

export const waysInAdded = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
