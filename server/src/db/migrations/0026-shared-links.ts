import { type Kysely, sql } from 'kysely';

const statements = [
  // A link of a résumé for one purpose. While it is off it has no address, and none that it had before is kept.
  sql`create table shared_links (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    slug text unique,
    with_pdf boolean not null,
    hides_contact boolean not null,
    expires_at timestamptz,
    created_at timestamptz not null,
    unique (resume_id, purpose)
  )`,
  sql`create index shared_links_of_user on shared_links (user_id)`,
  sql`create trigger shared_links_of_living_accounts before insert on shared_links
    for each row execute function refuse_for_deleted_account()`,
];

export const sharedLinks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
