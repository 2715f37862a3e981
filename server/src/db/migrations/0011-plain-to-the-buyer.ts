import { type Kysely, sql } from 'kysely';

const statements = [
  // Which version of the page a download's key has bought. The key itself stays in the ledger, which keeps it from being
  // charged twice for ever; what it is still good for is forgotten after a day.
  sql`create table download_keys (
    user_id integer not null references users,
    op_key text not null,
    resume_id integer not null references resumes on delete cascade,
    page_version text not null,
    created_at timestamptz not null,
    primary key (user_id, op_key)
  )`,
  sql`create index download_keys_by_age on download_keys (created_at)`,
  sql`create index download_keys_of_resume on download_keys (resume_id)`,
  sql`create trigger download_keys_of_living_accounts before insert on download_keys
    for each row execute function refuse_for_deleted_account()`,
  // The page that was last downloaded for a credit: the same one again is asked about first.
  sql`alter table resumes
    add column downloaded_version text,
    add column downloaded_at timestamptz`,
  // How many of a payment's credits went at once to what refunds of others could not take back.
  sql`alter table payments
    add column settled integer not null default 0 check (settled >= 0)`,
];

export const plainToTheBuyer = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
