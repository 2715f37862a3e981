import { type Kysely, sql } from 'kysely';

/** The files that were handed out, and the keys that their records are signed with. */
const statements = [
  // A key that is set from outside has no private half here. Public halves stay for good: old records name them.
  sql`create table signing_keys (
    id text primary key,
    public_key text not null,
    private_key text,
    created_at timestamptz not null
  )`,
  // Several servers share one key that was made here.
  sql`create unique index signing_keys_made_here on signing_keys ((private_key is not null)) where private_key is not null`,
  sql`create table registered_files (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    sha256 text not null,
    code text,
    version text not null,
    facts jsonb not null,
    salt text not null,
    issuer text not null,
    key_id text not null references signing_keys,
    signature text not null,
    made_at timestamptz not null,
    unique (sha256, resume_id)
  )`,
  sql`create index registered_files_of_code on registered_files (code) where code is not null`,
  sql`create index registered_files_of_resume on registered_files (resume_id)`,
  sql`create index registered_files_of_user on registered_files (user_id)`,
  sql`create trigger registered_files_of_living_accounts before insert on registered_files
    for each row execute function refuse_for_deleted_account()`,
];

export const registeredFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
