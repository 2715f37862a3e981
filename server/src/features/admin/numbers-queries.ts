import { sql } from 'kysely';
import type { Db } from '#db/types';

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'UTC')::date`;
/** A day in UTC, as `2026-11-23`. */
const written = (day: ReturnType<typeof dayOf>) => sql<string>`to_char(${day}, 'YYYY-MM-DD')`.as('day');

/** From a moment up to, and without, a later one. Both ends, because with one alone a database without statistics reads all rows. */
interface Period {
  since: Date;
  until: Date;
}

const summed = (amount: string) => sql<string>`sum(${sql.ref(amount)})`.as('amount');

export const countRegistrations = (db: Db, { since, until }: Period) =>
  db
    .selectFrom('users')
    .select(({ fn }) => [written(dayOf('created_at')), fn.countAll<string>().as('count')])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(dayOf('created_at'))
    .execute();

export const countSpends = (db: Db, { since, until }: Period) =>
  db
    .selectFrom('credit_ledger')
    .select(({ fn }) => [written(dayOf('created_at')), fn.countAll<string>().as('count')])
    .where('kind', '=', 'spend')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(dayOf('created_at'))
    .execute();

interface Money extends Period {
  /** Real money, or that of tests. */
  live: boolean;
}

export const sumIncome = (db: Db, { since, until, live }: Money) =>
  db
    .selectFrom('payments')
    .select([written(dayOf('paid_at')), 'currency', summed('amount')])
    .where('live', '=', live)
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .groupBy([dayOf('paid_at'), 'currency'])
    .execute();

export const sumRefunds = (db: Db, { since, until, live }: Money) =>
  db
    .selectFrom('payment_refunds')
    .select([written(dayOf('created_at')), 'currency', summed('amount')])
    .where('live', '=', live)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy([dayOf('created_at'), 'currency'])
    .execute();

export const listDayCounts = (db: Db, { since }: Period) =>
  db
    .selectFrom('day_counts')
    .select([written(sql`day`), 'kind', 'count'])
    .where(sql<string>`day`, '>=', since.toISOString().slice(0, 10))
    .execute();
