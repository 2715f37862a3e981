import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table users (
    id integer generated always as identity primary key,
    username text not null,
    username_key text not null unique,
    password_hash text,
    role text not null default 'user' check (role in ('user', 'admin')),
    name text not null,
    email text not null,
    profession text not null default '',
    address text not null default '',
    phone text not null default '',
    picture text,
    download_credits integer not null default 0 check (download_credits >= 0),
    subscription_status text not null default 'free',
    created_at timestamptz not null,
    last_login timestamptz,
    deleted_at timestamptz
  )`,
  sql`create table sessions (
    token_hash text primary key,
    user_id integer not null references users,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  sql`create index sessions_of_user on sessions (user_id)`,
  sql`create table pets (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    pet_name text not null,
    pet_type text not null,
    breed text not null,
    pet_age text not null,
    gender text not null,
    weight text not null,
    description text not null,
    picture text,
    step2 jsonb,
    step3 jsonb,
    step5 jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index pets_of_user on pets (user_id)`,
  sql`create table resumes (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    pet_id integer not null references pets,
    one_liner_description text not null,
    rewritten_pet_description text not null,
    rewritten_owner_description text not null,
    owner jsonb not null,
    written_by text not null,
    is_paid boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index resumes_of_user on resumes (user_id)`,
  sql`create index resumes_of_pet on resumes (pet_id)`,
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
    created_at timestamptz not null,
    updated_at timestamptz not null,
    paid_at timestamptz
  )`,
  sql`create index payments_of_user on payments (user_id)`,
  // One checkout at a time for one purpose: two tabs, or a double click, lead to the same page.
  sql`create unique index one_open_payment on payments (user_id, provider, kind, quantity, coalesce(resume_id, 0))
    where status in ('created', 'open')`,
  sql`create table credit_ledger (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    delta integer not null check (delta <> 0),
    kind text not null check (kind in ('purchase', 'spend', 'admin')),
    payment_id text references payments,
    resume_id integer,
    op_key text,
    actor_id integer references users,
    balance_after integer not null check (balance_after >= 0),
    created_at timestamptz not null
  )`,
  sql`create index credit_ledger_of_user on credit_ledger (user_id)`,
  sql`create unique index one_purchase_per_payment on credit_ledger (payment_id) where kind = 'purchase'`,
  sql`create unique index one_spend_per_key on credit_ledger (user_id, op_key) where op_key is not null`,
  sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the credit ledger is append-only'; end $$`,
  sql`create trigger credit_ledger_is_append_only before update or delete on credit_ledger
    for each row execute function refuse_change()`,
  sql`create table webhook_events (
    provider text not null,
    event_id text not null,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (provider, event_id)
  )`,
];

export const initial = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
