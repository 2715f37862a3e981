import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table sessions
    add column id integer generated always as identity unique,
    add column device text not null default ''`,
  sql`alter table users add column email_confirmed_at timestamptz`,
  // The newest link of a purpose takes the place of the one before.
  sql`create table mailed_tokens (
    user_id integer not null references users,
    purpose text not null check (purpose in ('reset_password', 'confirm_email')),
    token_hash text not null unique,
    email text not null,
    expires_at timestamptz not null,
    primary key (user_id, purpose)
  )`,
  sql`create table audit_log (
    id integer generated always as identity primary key,
    actor_id integer not null references users,
    action text not null,
    user_id integer references users,
    created_at timestamptz not null
  )`,
  sql`create index audit_log_of_user on audit_log (user_id)`,
];

export const accountLife = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
