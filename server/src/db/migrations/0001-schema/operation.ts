import { sql } from 'kysely';

export const operation = [
  // Mails to send, files to delete, payments to check, and the jobs that were given up. There is no reference to users: a
  // deleted account takes its jobs with it, and a job about it is dropped.
  sql`create table jobs (
    id uuid primary key,
    kind text not null,
    user_id integer,
    about text,
    key text unique,
    request_id text,
    posted_at timestamptz not null,
    due_at timestamptz not null default now(),
    tries integer not null default 0,
    claim uuid,
    reason text,
    gave_up_at timestamptz
  )`,
  sql`create index jobs_due on jobs (due_at) where gave_up_at is null`,
  sql`create index jobs_given_up on jobs (gave_up_at, id) where gave_up_at is not null`,
  sql`create index jobs_of_user on jobs (user_id)`,
  sql`create table leases (
    name text primary key,
    holder text not null,
    until timestamptz not null
  )`,
  // Secrets that are made once and shared by all servers.
  sql`create table server_secrets (name text primary key, value text not null)`,
  // `expire` is in milliseconds since 1970. A crash may lose counters, so the table is unlogged.
  sql`create unlogged table limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  sql`create index limits_by_expiry on limits (expire)`,
  // Events that leave no other row: deleted résumés, free downloads and failures.
  sql`create table day_counts (
    day date not null,
    kind text not null,
    count integer not null check (count > 0),
    primary key (day, kind)
  )`,

  // Needed to search for letters within a text. Without the extension, or the right to create it, administrators search
  // all rows. `fastupdate` is off because the embedded database has no autovacuum.
  sql`do $$ begin
    create extension if not exists pg_trgm;
    create index users_by_letters on users using gin (username gin_trgm_ops, email gin_trgm_ops)
      with (fastupdate = off) where deleted_at is null;
    create index pets_by_letters on pets using gin (pet_name gin_trgm_ops) with (fastupdate = off);
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not there: administrators search without an index';
  end $$`,

  // Numbers of users and résumés. Each connection counts in a row of its own, so that none waits for another.
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
  // Deferred to the end of a transaction, after its other locks: two transactions never wait for each other.
  ...['users', 'resumes'].map(
    (table) => sql`create constraint trigger ${sql.id(`${table}_total`)}
      after insert or update of deleted_at or delete on ${sql.table(table)}
      deferrable initially deferred for each row execute function add_to_total()`,
  ),

  // A request may insert a row while its account is being deleted. `for key share` waits for the lock of the deletion, then
  // reads the user's row again.
  sql`create function refuse_for_deleted_account() returns trigger language plpgsql as
    $$ begin
      perform 1 from users where id = new.user_id and deleted_at is null for key share;
      if not found then
        raise exception 'the account was deleted' using errcode = 'PAW01';
      end if;
      return new;
    end $$`,
  ...[
    ...['sessions', 'identities', 'hand_overs', 'mailed_tokens', 'earlier_addresses'],
    ...['passkeys', 'authenticators', 'recovery_codes', 'second_steps'],
    ...['pets', 'resumes', 'earlier_texts', 'writings', 'download_keys', 'registered_files'],
    ...['shared_links', 'link_opens', 'open_marks', 'contact_requests', 'proofs', 'shown_proofs'],
    ...['confirmations', 'reference_refusals', 'asking_browsers'],
  ].map(
    (table) => sql`create trigger ${sql.id(`${table}_of_living_accounts`)} before insert on ${sql.table(table)}
      for each row execute function refuse_for_deleted_account()`,
  ),
  sql`create trigger passkey_challenges_of_living_accounts before insert on passkey_challenges
    for each row when (new.user_id is not null) execute function refuse_for_deleted_account()`,
  // A request for a new password must take the same time whether the account exists, so nothing is looked up for it.
  sql`create trigger jobs_of_living_accounts before insert on jobs
    for each row when (new.user_id is not null and new.kind <> 'reset-password')
    execute function refuse_for_deleted_account()`,
];
