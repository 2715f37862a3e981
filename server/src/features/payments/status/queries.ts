import { sql } from 'kysely';
import type { Db, PaymentRow } from '#db/types';

interface Claim {
  now: Date;
  /** Nobody may have begun to look after it. */
  before: Date;
  /** From then on another may look, though nobody said that this look is over. */
  until: Date;
}

/** Claims the next look at a payment's provider; undefined while somebody looks, or a moment after somebody began to. */
export const claimLook = (db: Db, id: string, { now, before, until }: Claim): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set({ asked_at: now, looking_until: until })
    .where('id', '=', id)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before)]))
    .where((where) => where.or([where('looking_until', 'is', null), where('looking_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();

/** Ends a look that began then. One whose time was over, and whose place another took, ends nothing but itself. */
export const endLook = (db: Db, id: string, { began, isAnswered }: { began: Date; isAnswered: boolean }) =>
  db
    .updateTable('payments')
    .set({
      looking_until: sql<Date | null>`case when asked_at = ${began} then null else looking_until end`,
      ...(isAnswered && { answered_at: sql<Date>`greatest(answered_at, ${began})` }),
    })
    .where('id', '=', id)
    .execute();

export const findPaymentOf = (db: Db, userId: number, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
