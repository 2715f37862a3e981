import { type Kysely, sql } from 'kysely';

/** What the administrators' numbers are read from, day by day. */
const statements = [
  sql`create index users_by_day on users (created_at)`,
  sql`create index spends_by_day on credit_ledger (created_at) where kind = 'spend'`,
  sql`create index payments_by_day on payments (paid_at) include (live, currency, amount) where paid_at is not null`,
  // A payment says how much of it went back; here it says when. Below zero where something returned.
  sql`create table payment_refunds (
    id integer generated always as identity primary key,
    payment_id text not null references payments,
    live boolean not null,
    currency text not null,
    amount integer not null check (amount <> 0),
    created_at timestamptz not null
  )`,
  sql`create index payment_refunds_of_payment on payment_refunds (payment_id)`,
  sql`create index payment_refunds_by_day on payment_refunds (created_at)`,
  // When earlier ones went back nobody noted: at the latest when their payment last changed.
  sql`insert into payment_refunds (payment_id, live, currency, amount, created_at)
    select id, live, currency, case when status in ('refunded', 'charged_back') then amount else refunded end, updated_at
    from payments where paid_at is not null and (refunded > 0 or status in ('refunded', 'charged_back'))`,
  // What no other table keeps: résumés go when they are deleted, downloads that cost nothing and failures leave no row.
  sql`create table day_counts (
    day date not null,
    kind text not null,
    count integer not null check (count > 0),
    primary key (day, kind)
  )`,
  sql`insert into day_counts (day, kind, count)
    select (created_at at time zone 'UTC')::date, 'resume', count(*) from resumes group by 1`,
];

export const numbers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
