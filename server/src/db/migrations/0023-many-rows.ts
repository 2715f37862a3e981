import { type Kysely, sql } from 'kysely';

/** What keeps lists, searches and sweeps as quick with many users as with few. */
const statements = [
  // Lists of administrators, in each of their orders.
  sql`create index users_by_credits on users (download_credits desc, id desc) where deleted_at is null`,
  sql`create index users_by_last_login on users (last_login desc nulls last, id desc) where deleted_at is null`,
  sql`create index pets_by_name on pets (lower(pet_name), id desc)`,
  sql`create index resumes_paid_first on resumes (is_paid desc, id desc) where deleted_at is null`,
  // What the housekeeper looks for.
  sql`create index users_deleted on users (deleted_at) where deleted_at is not null`,
  sql`create index resumes_deleted on resumes (deleted_at) where deleted_at is not null`,
  sql`create index users_with_picture on users (picture) where picture is not null`,
  sql`create index pets_with_picture on pets (picture) where picture is not null`,
  sql`create index sessions_by_age on sessions (created_at)`,
  sql`create index mailed_tokens_by_expiry on mailed_tokens (expires_at)`,
  // Payments of a résumé, and those that may still be paid.
  sql`create index payments_of_resume on payments (resume_id) where resume_id is not null`,
  sql`create index payments_unfinished on payments (id) where status in ('created', 'open', 'processing')`,
];

/**
 * Where letters stand within a text can be looked up with this extension. PostgreSQL has it almost everywhere; where it is
 * not installed, or may not be created, searching reads all rows, and everything else works. Without `fastupdate` nothing waits in a
 * list for a vacuum that the embedded database never does.
 */
const searching = sql`do $$ begin
  create extension if not exists pg_trgm;
  create index users_by_letters on users using gin (username gin_trgm_ops, email gin_trgm_ops)
    with (fastupdate = off) where deleted_at is null;
  create index pets_by_letters on pets using gin (pet_name gin_trgm_ops) with (fastupdate = off);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not there: administrators search without an index';
end $$`;

/** How many users and résumés there are. Each connection counts in a row of its own, so that none waits for another. */
const totals = [
  sql`create table row_totals (
    name text not null,
    connection integer not null,
    count integer not null,
    primary key (name, connection)
  )`,
  sql`create function add_to_total() returns trigger language plpgsql as $$
    declare
      change integer := 0;
    begin
      if tg_op <> 'INSERT' and old.deleted_at is null then change := change - 1; end if;
      if tg_op <> 'DELETE' and new.deleted_at is null then change := change + 1; end if;
      if change <> 0 then
        insert into row_totals as total (name, connection, count) values (tg_table_name, pg_backend_pid() % 64, change)
          on conflict (name, connection) do update set count = total.count + excluded.count;
      end if;
      return null;
    end $$`,
  // At the end of a transaction: its other locks are taken by then, so that two of them never wait for each other.
  ...['users', 'resumes'].flatMap((table) => [
    sql`create constraint trigger ${sql.id(`${table}_total`)} after insert or update of deleted_at or delete on ${sql.table(table)}
      deferrable initially deferred for each row execute function add_to_total()`,
    sql`insert into row_totals (name, connection, count)
      select ${sql.lit(table)}, 0, count(*) from ${sql.table(table)} where deleted_at is null`,
  ]),
];

export const manyRows = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...statements, searching, ...totals]) await statement.execute(db);
  },
};
