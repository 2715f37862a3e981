import { type Kysely, sql } from 'kysely';

const statements = [
  // Texts that are being written, so that servers know of each other's: a second click joins, Stop stops. A row goes with its
  // writing; where somebody follows it from another server, a few seconds later.
  sql`create table writings (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    pet_id integer not null references pets on delete cascade,
    wanted text not null,
    state text not null check (state in ('writing', 'keeping', 'done', 'stopped', 'failed')),
    told jsonb not null,
    outcome jsonb,
    followed boolean not null,
    until timestamptz not null
  )`,
  sql`create unique index one_writing_of_a_wish on writings (user_id, pet_id, wanted) where state in ('writing', 'keeping')`,
  sql`create index writings_of_user on writings (user_id)`,
  sql`create index writings_of_pet on writings (pet_id)`,
  sql`create index writings_by_end on writings (until)`,
  sql`create trigger writings_of_living_accounts before insert on writings
    for each row execute function refuse_for_deleted_account()`,
];

export const writings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
