import { sql } from 'kysely';

export const payments = [
  // `settled` counts the credits of this payment that paid off earlier refunds. A lease that has ended is free:
  // `opening_until` is held while a checkout is opened, `looking_until` while the provider is asked.
  sql`create table payments (
    id text primary key,
    user_id integer not null references users,
    kind text not null check (kind in ('credits', 'resume')),
    quantity integer not null check (quantity > 0),
    resume_id integer,
    amount integer not null check (amount > 0),
    currency text not null,
    provider text not null,
    live boolean not null,
    provider_ref text unique,
    capture_ref text unique,
    checkout_url text,
    request jsonb not null,
    status text not null,
    version integer not null default 0,
    open_failures integer not null default 0,
    capture_attempt integer not null default 1,
    outcome text check (outcome in ('credits', 'resume', 'refund_due')),
    granted integer not null default 0 check (granted >= 0),
    refunded integer not null default 0 check (refunded >= 0),
    clawed_back integer not null default 0 check (clawed_back >= 0),
    shortfall integer not null default 0 check (shortfall >= 0),
    settled integer not null default 0 check (settled >= 0),
    -- True if the owner deleted the résumé while paying for it.
    gone_with_resume boolean not null default false,
    reason text,
    checks integer not null default 0,
    next_check_at timestamptz,
    asked_at timestamptz,
    answered_at timestamptz,
    opening_until timestamptz,
    looking_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    paid_at timestamptz
  )`,
  sql`create index payments_of_user on payments (user_id)`,
  sql`create index payments_of_resume on payments (resume_id) where resume_id is not null`,
  sql`create index payments_to_check on payments (next_check_at) where next_check_at is not null`,
  sql`create index payments_held on payments (created_at) where status = 'review'`,
  sql`create index payments_unfinished on payments (id) where status in ('created', 'open', 'processing')`,
  sql`create index payments_by_day on payments (paid_at) include (live, currency, amount) where paid_at is not null`,
  // Only one checkout may be open for a purchase: two tabs, or a double click, lead to the same page.
  sql`create unique index one_open_payment on payments (user_id, provider, kind, quantity, coalesce(resume_id, 0))
    where status in ('created', 'open')`,

  // The time and amount of each refund. The amount is negative when a refund was returned.
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
  sql`create table webhook_events (
    provider text not null,
    event_id text not null,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (provider, event_id)
  )`,

  sql`create table credit_ledger (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    delta integer not null check (delta <> 0),
    kind text not null check (kind in ('purchase', 'spend', 'refund', 'admin')),
    payment_id text references payments,
    resume_id integer,
    op_key text,
    actor_id integer references users,
    balance_after integer not null check (balance_after >= 0),
    created_at timestamptz not null
  )`,
  sql`create index credit_ledger_of_user on credit_ledger (user_id)`,
  sql`create index credit_ledger_of_payment on credit_ledger (payment_id)`,
  sql`create index spends_by_day on credit_ledger (created_at) where kind = 'spend'`,
  sql`create unique index one_purchase_per_payment on credit_ledger (payment_id) where kind = 'purchase'`,
  sql`create unique index one_spend_per_key on credit_ledger (user_id, op_key) where op_key is not null`,
  sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the credit ledger is append-only'; end $$`,
  sql`create trigger credit_ledger_is_append_only before update or delete on credit_ledger
    for each row execute function refuse_change()`,

  // The version of the page that a download key has bought, for a day. The ledger keeps the key for good, so that it is
  // never charged twice.
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
];
