import { type Kysely, sql } from 'kysely';

const statements = [
  // Letters to addresses of people without an account here. They count for a day, also after a pet or an account is deleted.
  sql`create table stranger_letters (
    id integer primary key generated always as identity,
    address_hash text not null,
    sent_at timestamptz not null
  )`,
  sql`create index stranger_letters_of_address on stranger_letters (address_hash, sent_at)`,
  sql`create index stranger_letters_by_time on stranger_letters (sent_at)`,
  sql`insert into stranger_letters (address_hash, sent_at)
    select address_hash, asked_at from confirmations
    where address_hash is not null and asked_at > now() - interval '1 day'`,
  // References who said no to a user. A row stays when a pet is deleted, and goes with the account or after a year.
  sql`create table reference_refusals (
    user_id integer not null references users,
    address_hash text not null,
    refused_at timestamptz not null,
    primary key (user_id, address_hash)
  )`,
  sql`create index reference_refusals_by_time on reference_refusals (refused_at)`,
  sql`create trigger reference_refusals_of_living_accounts before insert on reference_refusals
    for each row execute function refuse_for_deleted_account()`,
  sql`insert into reference_refusals (user_id, address_hash, refused_at)
    select distinct user_id, address_hash, now() from confirmations
    where address_hash is not null and state in ('declined', 'withdrawn')`,
  // Reporters of a confirmation, as keyed hashes: each counts once. A row goes after 30 days.
  sql`create table confirmation_reporters (
    confirmation_id integer not null references confirmations on delete cascade,
    mark text not null,
    reported_at timestamptz not null,
    primary key (confirmation_id, mark)
  )`,
  sql`create index confirmation_reporters_by_time on confirmation_reporters (reported_at)`,
];

export const strangerLetters = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
