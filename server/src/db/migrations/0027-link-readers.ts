import { type Kysely, sql } from 'kysely';

const guard = (
  table: string,
) => sql`create trigger ${sql.raw(table)}_of_living_accounts before insert on ${sql.raw(table)}
  for each row execute function refuse_for_deleted_account()`;

const statements = [
  // How often a link was opened on a day (UTC). Nothing of who opened it.
  sql`create table link_opens (
    link_id integer not null references shared_links on delete cascade,
    user_id integer not null references users,
    day text not null,
    opens integer not null,
    primary key (link_id, day)
  )`,
  sql`create index link_opens_of_user on link_opens (user_id)`,
  // Who opened a link today, as a hash with the salt of the day, so that each reader is counted once. They go with the salt.
  sql`create table open_marks (
    link_id integer not null references shared_links on delete cascade,
    user_id integer not null references users,
    mark text not null,
    day text not null,
    primary key (link_id, mark)
  )`,
  sql`create index open_marks_of_user on open_marks (user_id)`,
  sql`create index open_marks_by_day on open_marks (day)`,
  sql`create table open_salts (day text primary key, salt text not null)`,
  // Readers who ask how to reach an owner. The token is the hash of what is mailed to one who was let through.
  sql`create table contact_requests (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    link_id integer not null references shared_links on delete cascade,
    name text not null,
    email text not null,
    email_key text not null,
    state text not null check (state in ('asked', 'shown', 'refused')),
    token_hash text unique,
    spare_hash text unique,
    asked_at timestamptz not null,
    gone_at timestamptz not null,
    unique (link_id, email_key)
  )`,
  sql`create index contact_requests_of_user on contact_requests (user_id)`,
  sql`create index contact_requests_by_end on contact_requests (gone_at)`,
  ...['link_opens', 'open_marks', 'contact_requests'].map(guard),
];

export const linkReaders = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
