import { sql } from 'kysely';

export const accounts = [
  sql`create table users (
    id integer generated always as identity primary key,
    username text not null,
    username_key text not null unique,
    password_hash text,
    role text not null default 'user' check (role in ('user', 'admin')),
    name text not null,
    email text not null,
    profession text not null default '',
    address text not null default '',
    phone text not null default '',
    -- The place that a page names while it hides the address.
    city text not null default '',
    state text not null default '',
    country text not null default '',
    picture text,
    picture_bytes integer not null default 0,
    download_credits integer not null default 0 check (download_credits >= 0),
    subscription_status text not null default 'free',
    email_confirmed_at timestamptz,
    -- A change of address clears the time of the confirmation. A reset by mail drops a second factor only if this is false.
    had_confirmed_email boolean not null default false,
    created_at timestamptz not null,
    last_login timestamptz,
    deleted_at timestamptz
  )`,
  // Mailboxes do not distinguish A and a, but do distinguish all other letters. The collation "C" folds A to Z only.
  sql`create index users_by_email on users (lower(email collate "C")) where deleted_at is null`,
  sql`create index users_by_day on users (created_at)`,
  sql`create index users_by_credits on users (download_credits desc, id desc) where deleted_at is null`,
  sql`create index users_by_last_login on users (last_login desc nulls last, id desc) where deleted_at is null`,
  sql`create index users_deleted on users (deleted_at) where deleted_at is not null`,
  sql`create index users_with_picture on users (picture) where picture is not null`,

  sql`create table sessions (
    id integer generated always as identity unique,
    token_hash text primary key,
    user_id integer not null references users,
    device text not null default '',
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  sql`create index sessions_of_user on sessions (user_id)`,
  sql`create index sessions_by_age on sessions (created_at)`,

  sql`create table identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  sql`create unique index one_identity_per_user on identities (user_id)`,

  // The session is the one that asked to connect Google. Its end also ends the request.
  sql`create table sign_ins (
    state_hash text primary key,
    browser_hash text not null,
    nonce text not null,
    code_verifier text not null,
    session_hash text references sessions (token_hash) on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index sign_ins_by_expiry on sign_ins (expires_at)`,
  sql`create index sign_ins_of_session on sign_ins (session_hash) where session_hash is not null`,
  sql`create table hand_overs (
    token_hash text primary key,
    browser_hash text not null,
    user_id integer not null references users,
    expires_at timestamptz not null
  )`,
  sql`create index hand_overs_by_expiry on hand_overs (expires_at)`,
  sql`create index hand_overs_of_user on hand_overs (user_id)`,

  // A new link replaces the previous one of its purpose. The spare hash keeps a link valid when it is unknown whether its
  // mail arrived, and the mail is sent again.
  sql`create table mailed_tokens (
    user_id integer not null references users,
    purpose text not null check (purpose in ('reset_password', 'confirm_email')),
    token_hash text not null unique,
    spare_hash text unique,
    email text not null,
    expires_at timestamptz not null,
    primary key (user_id, purpose)
  )`,
  sql`create index mailed_tokens_by_expiry on mailed_tokens (expires_at)`,
  // One row for each change of an address, until the change cannot be undone. Several may be valid at the same time: a
  // further change voids no earlier link.
  sql`create table earlier_addresses (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    email text not null,
    token_hash text unique,
    spare_hash text unique,
    changed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index earlier_addresses_of_user on earlier_addresses (user_id)`,
  sql`create index earlier_addresses_by_expiry on earlier_addresses (expires_at)`,

  sql`create table passkeys (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index passkeys_of_user on passkeys (user_id)`,
  sql`create table authenticators (
    user_id integer primary key references users,
    secret text not null,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    created_at timestamptz not null
  )`,
  // The undo of a changed address removes codes that were added after the change.
  sql`create table recovery_codes (
    user_id integer not null references users,
    code_hash text not null,
    added_at timestamptz default now(),
    primary key (user_id, code_hash)
  )`,
  // Logins that passed the password and wait for the second factor.
  sql`create table second_steps (
    token_hash text primary key,
    user_id integer not null references users,
    password_proof text,
    expires_at timestamptz not null
  )`,
  sql`create index second_steps_of_user on second_steps (user_id)`,
  sql`create index second_steps_by_expiry on second_steps (expires_at)`,
  // Challenges for a passkey to sign, each once. The user is null when the account is not known before the passkey is.
  sql`create table passkey_challenges (
    challenge text primary key,
    purpose text not null check (purpose in ('add', 'log_in', 'second_step')),
    user_id integer references users,
    expires_at timestamptz not null
  )`,
  sql`create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null`,
  sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,

  sql`create table audit_log (
    id integer generated always as identity primary key,
    actor_id integer not null references users,
    action text not null,
    user_id integer references users,
    created_at timestamptz not null
  )`,
  sql`create index audit_log_of_user on audit_log (user_id)`,
];
