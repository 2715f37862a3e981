import { sql } from 'kysely';
import type { Db, PaymentRow } from '#db/types';

/**
 * Claims the opening of a payment's checkout until then; undefined while somebody else opens it, once it is open, or over.
 */
export const claimOpening = (
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set({ opening_until: until })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'open'])
    .where('checkout_url', 'is', null)
    .where((where) => where.or([where('opening_until', 'is', null), where('opening_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();

/** Lets the next one open it, at once. */
export const releaseOpening = (db: Db, id: string) =>
  db.updateTable('payments').set({ opening_until: null }).where('id', '=', id).execute();

/** The same after an opening that ended without an answer. */
export const countOpenFailure = (db: Db, id: string) =>
  db
    .updateTable('payments')
    .set({ open_failures: sql<number>`open_failures + 1`, opening_until: null })
    .where('id', '=', id)
    .execute();
