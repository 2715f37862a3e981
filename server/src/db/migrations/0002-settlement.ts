import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table payments
    add column version integer not null default 0,
    add column open_failures integer not null default 0,
    add column capture_attempt integer not null default 1,
    add column outcome text check (outcome in ('credits', 'resume', 'refund_due')),
    add column granted integer not null default 0 check (granted >= 0),
    add column refunded integer not null default 0 check (refunded >= 0),
    add column clawed_back integer not null default 0 check (clawed_back >= 0),
    add column shortfall integer not null default 0 check (shortfall >= 0),
    add column reason text,
    add column checks integer not null default 0,
    add column next_check_at timestamptz,
    add column asked_at timestamptz`,
  sql`create index payments_to_check on payments (next_check_at) where next_check_at is not null`,
  sql`create index payments_held on payments (created_at) where status = 'review'`,
  sql`update payments set outcome = 'credits', granted = bought.delta from credit_ledger as bought
    where bought.payment_id = payments.id and bought.kind = 'purchase'`,
  sql`update payments set outcome = 'resume' where status = 'paid' and outcome is null`,
  sql`update payments set next_check_at = updated_at where status in ('created', 'open', 'processing', 'paid', 'review')`,
  sql`alter table credit_ledger drop constraint credit_ledger_kind_check`,
  sql`alter table credit_ledger
    add constraint credit_ledger_kind_check check (kind in ('purchase', 'spend', 'refund', 'admin'))`,
  sql`create index credit_ledger_of_payment on credit_ledger (payment_id)`,
  sql`create table leases (
    name text primary key,
    holder text not null,
    until timestamptz not null
  )`,
];

export const settlement = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
