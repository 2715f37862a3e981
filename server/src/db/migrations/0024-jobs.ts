import { type Kysely, sql } from 'kysely';

/** What is still to be done, and what was given up: mails, files that nothing names any more, second looks at payments. */
const statements = [
  // No reference to users: an account that is gone takes its jobs with it, and a job about one is dropped when its turn comes.
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
  // Asking for a new password costs the same whether somebody has the address, so nothing more is looked up for it.
  sql`create trigger jobs_of_living_accounts before insert on jobs
    for each row when (new.user_id is not null and new.kind <> 'reset-password')
    execute function refuse_for_deleted_account()`,
  // The link of a mail of which nobody knows whether it arrived stays good beside the one that is mailed once more.
  sql`alter table mailed_tokens add column spare_hash text unique`,
  sql`alter table earlier_addresses add column spare_hash text unique`,
];

export const jobs = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
