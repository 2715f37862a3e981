import { type Kysely, sql } from 'kysely';

const statements = [
  // Somebody who is asked to confirm what an owner says of a pet, and what they answered. Their address goes once they
  // have, or once it is too late; what stays is a keyed hash of it, and what the page says of it.
  sql`create table confirmations (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    pet_id integer not null references pets on delete cascade,
    kind text not null check (kind in ('Landlord', 'Vet', 'Sitter', 'Trainer', 'Shelter')),
    name text not null,
    channel text not null check (channel in ('mail', 'link')),
    email text,
    address_hash text,
    masked text not null default '',
    token_hash text unique,
    spare_hash text unique,
    browser_hash text,
    report_key text not null unique,
    state text not null default 'asked' check (state in ('asked', 'opened', 'answered', 'declined', 'withdrawn', 'stopped')),
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    said jsonb not null default '{}',
    lines jsonb not null default '[]',
    signed text not null default '',
    words text not null default '',
    independent boolean not null default true,
    shown boolean not null default true,
    words_shown boolean not null default false,
    reports integer not null default 0,
    report_reason text not null default '',
    reported_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index confirmations_of_user on confirmations (user_id, browser_hash)`,
  sql`create index confirmations_of_pet on confirmations (pet_id)`,
  sql`create index confirmations_of_address on confirmations (address_hash, asked_at) where address_hash is not null`,
  sql`create index confirmations_with_address on confirmations (expires_at) where email is not null`,
  sql`create index confirmations_reported on confirmations (reports desc, id desc)`,
  sql`create trigger confirmations_of_living_accounts before insert on confirmations
    for each row execute function refuse_for_deleted_account()`,
  // Who asked for no more mails from anybody here: a keyed hash of the address, and nothing else.
  sql`create table never_mailed (address_hash text primary key, since timestamptz not null)`,
  // Secrets that all servers share and nobody has to set up.
  sql`create table server_secrets (name text primary key, value text not null)`,
];

export const confirmations = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
