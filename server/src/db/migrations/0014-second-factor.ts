import { type Kysely, sql } from 'kysely';

const statements = [
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
  sql`create table recovery_codes (
    user_id integer not null references users,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  // A login that stands between the password and the second factor.
  sql`create table second_steps (
    token_hash text primary key,
    user_id integer not null references users,
    password_proof text,
    expires_at timestamptz not null
  )`,
  sql`create index second_steps_of_user on second_steps (user_id)`,
  sql`create index second_steps_by_expiry on second_steps (expires_at)`,
  // What a passkey has to sign, each once. It names the account wherever that is known before the passkey is.
  sql`create table passkey_challenges (
    challenge text primary key,
    purpose text not null check (purpose in ('add', 'log_in', 'second_step')),
    user_id integer references users,
    expires_at timestamptz not null
  )`,
  sql`create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null`,
  sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
];

const OF_ACCOUNTS = ['passkeys', 'authenticators', 'recovery_codes', 'second_steps'];

export const secondFactor = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
    for (const table of OF_ACCOUNTS) {
      await sql`create trigger ${sql.id(`${table}_of_living_accounts`)} before insert on ${sql.table(table)}
        for each row execute function refuse_for_deleted_account()`.execute(db);
    }
    await sql`create trigger passkey_challenges_of_living_accounts before insert on passkey_challenges
      for each row when (new.user_id is not null) execute function refuse_for_deleted_account()`.execute(db);
  },
};
