import { sql } from 'kysely';
import type { Db } from '#db/types';

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'UTC')::date`;
/** A day in UTC, as `2026-11-23`. */
const written = (day: ReturnType<typeof dayOf>) => sql<string>`to_char(${day}, 'YYYY-MM-DD')`.as('day');
const summed = (amount: string) => sql<string>`sum(${sql.ref(amount)})`.as('amount');

export const countRegistrations = (db: Db, since: Date) =>
  db
    .selectFrom('users')
    .select(({ fn }) => [written(dayOf('created_at')), fn.countAll<string>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute();

export const countSpends = (db: Db, since: Date) =>
  db
    .selectFrom('credit_ledger')
    .select(({ fn }) => [written(dayOf('created_at')), fn.countAll<string>().as('count')])
    .where('kind', '=', 'spend')
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute();

interface Money {
  since: Date;
  /** Real money, or that of tests. */
  live: boolean;
}

export const sumIncome = (db: Db, { since, live }: Money) =>
  db
    .selectFrom('payments')
    .select([written(dayOf('paid_at')), 'currency', summed('amount')])
    .where('live', '=', live)
    .where('paid_at', '>=', since)
    .groupBy([dayOf('paid_at'), 'currency'])
    .execute();

export const sumRefunds = (db: Db, { since, live }: Money) =>
  db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select([written(dayOf('payment_refunds.created_at')), 'currency', summed('payment_refunds.amount')])
    .where('live', '=', live)
    .where('payment_refunds.created_at', '>=', since)
    .groupBy([dayOf('payment_refunds.created_at'), 'currency'])
    .execute();

export const listDayCounts = (db: Db, since: Date) =>
  db
    .selectFrom('day_counts')
    .select([written(sql`day`), 'kind', 'count'])
    .where(sql<string>`day`, '>=', since.toISOString().slice(0, 10))
    .execute();
