import { BILLING_STATES, type BillingState } from '@pawsume/contract/payments';
import { sql } from 'kysely';
import type { Db, PaymentRow } from '#db/types';

/** All payments that brought money, or for which money is on its way, newest first. */
export const listBilledPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'paid_at', 'created_at', 'amount', 'refunded', 'currency', 'resume_id', 'provider', 'kind'])
    .select(['status', 'outcome', 'granted', 'shortfall'])
    .where('user_id', '=', userId)
    .where('status', 'in', BILLING_STATES)
    .$narrowType<{ status: BillingState }>()
    .orderBy(sql`coalesce(paid_at, created_at)`, 'desc')
    .execute();

/** How many credits this user has spent that refunds could not take back. */
export const sumShortfalls = async (db: Db, userId: number): Promise<number> => {
  const { owed } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('shortfall'), sql<string>`0`).as('owed'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(owed);
};

/** Payments held for a person to look at, newest first. */
export const listPaymentsInReview = (db: Db): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('status', '=', 'review').orderBy('created_at', 'desc').execute();
