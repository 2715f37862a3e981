import { sql } from 'kysely';

export const confirmations = [
  // A reference who is asked to confirm an owner's answers. The address is deleted after the answer or the expiry; a keyed
  // hash and the masked address are kept.
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
    -- True after a restore, because the reference may have withdrawn after the backup. A held confirmation is not printed.
    held boolean not null default false,
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
  // Reporters of a confirmation, as keyed hashes: each counts once. Deleted after 30 days.
  sql`create table confirmation_reporters (
    confirmation_id integer not null references confirmations on delete cascade,
    mark text not null,
    reported_at timestamptz not null,
    primary key (confirmation_id, mark)
  )`,
  sql`create index confirmation_reporters_by_time on confirmation_reporters (reported_at)`,
  // References who declined a user's request. Kept when the pet is deleted; deleted with the account or after a year.
  sql`create table reference_refusals (
    user_id integer not null references users,
    address_hash text not null,
    refused_at timestamptz not null,
    primary key (user_id, address_hash)
  )`,
  sql`create index reference_refusals_by_time on reference_refusals (refused_at)`,
  // Browsers in which a user asked references. Kept when the pet is deleted, and deleted with the account.
  sql`create table asking_browsers (
    user_id integer not null references users,
    browser_hash text not null,
    primary key (user_id, browser_hash)
  )`,
  // Mails to people without an account. They count for a day, also after a pet or an account is deleted.
  sql`create table stranger_letters (
    id integer primary key generated always as identity,
    address_hash text not null,
    sent_at timestamptz not null
  )`,
  sql`create index stranger_letters_of_address on stranger_letters (address_hash, sent_at)`,
  sql`create index stranger_letters_by_time on stranger_letters (sent_at)`,
  // Keyed hashes of addresses whose owners asked for no more mail.
  sql`create table never_mailed (address_hash text primary key, since timestamptz not null)`,
];
