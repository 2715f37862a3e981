import { openDatabase } from '@pawsume/server/db/open';
import { ensureAdmin } from '@pawsume/server/features/auth/first-admin';
import { sql } from 'kysely';

export const ADMIN = { username: 'bench', password: 'a bench password' };

const ago = sql`now() - random() * 730 * interval '1 day'`;

/** Two years of a shop with so many users, twice as many résumés, and half of them buyers, in a database below `dataDir`. */
export const makeShop = async (dataDir: string, users: number): Promise<void> => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  await ensureAdmin({ db, now: new Date() }, ADMIN);
  // As a replica the database asks no trigger about each row.
  await sql`set session_replication_role = replica`.execute(db);
  for (const statement of rowsOf(users)) await statement.execute(db);
  await close();
};

const rowsOf = (users: number) => [
  sql`insert into users (username, username_key, name, email, password_hash, profession, address, phone, created_at)
    select 'user' || n, 'user' || n, 'Jo Tester', 'user' || n || '@example.com', repeat('x', 97), 'Nurse',
      '12 Elm Street, Halifax, Nova Scotia', '902 555 0100', ${ago} from generate_series(1, ${users}::integer) n`,
  sql`insert into pets (user_id, pet_name, pet_type, breed, pet_age, gender, weight, description, created_at, updated_at)
    select id, 'Biscuit', 'Dog', 'Mixed', '3 years', 'Male', '12 lbs', 'A calm dog.', created_at, created_at from users`,
  sql`insert into resumes (user_id, pet_id, one_liner_description, rewritten_pet_description,
      rewritten_owner_description, owner, written_by, created_at, updated_at)
    select user_id, id, repeat('word ', 20), repeat('word ', 120), repeat('word ', 80), '{}', 'built-in', ${ago}, now()
    from pets, generate_series(1, 2)`,
  sql`insert into payments (id, user_id, kind, quantity, amount, currency, provider, live, request, status, created_at,
      updated_at, paid_at, outcome, granted)
    select 'payment' || id, id, 'credits', 10, 1000, 'cad', 'stripe', false,
      jsonb_build_object('description', repeat('x', 400)), 'paid', at, at, at, 'credits', 10
    from (select id, ${ago} as at from users where id % 2 = 0) buyers`,
  sql`insert into payment_refunds (payment_id, live, currency, amount, created_at)
    select id, live, currency, 250, paid_at from payments where user_id % 20 = 0`,
  sql`insert into credit_ledger (user_id, delta, kind, op_key, balance_after, created_at)
    select id, -1, 'spend', 'key' || id, 9, ${ago} from users`,
  sql`insert into day_counts (day, kind, count)
    select (now() at time zone 'UTC')::date - n, kind, 7 from generate_series(0, 729) n,
      unnest(array['resume', 'free_download', 'mail', 'stripe', 'model']) kind`,
];
