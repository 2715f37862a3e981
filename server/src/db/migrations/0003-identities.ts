import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  sql`create unique index one_identity_per_user on identities (user_id)`,
  sql`create index users_by_email on users (lower(email)) where deleted_at is null`,
  // Ending the session that asked for a connection ends the asking too.
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
];

export const identities = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
