import { sql } from 'kysely';
import type { Db, PaymentRow } from '#db/types';

interface Claim {
  now: Date;
  /** The last look must have begun by then. */
  before: Date;
  /** From then on another may look, even if this look was never ended. */
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

/** Ends the look that began then. Where its claim ran out and another look took its place, that one goes on. */
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
