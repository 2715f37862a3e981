import { sql } from 'kysely';
import { exists } from '#db/outcome';
import type { Db, NewPayment, PaymentRow } from '#db/types';
import { nextVersion } from '../settle/queries.ts';

type Provider = PaymentRow['provider'];

export interface Purpose {
  userId: number;
  kind: 'credits' | 'resume';
  quantity: number;
  resumeId: number | null;
}

/** The checkout this user has open for the same purpose. */
export const findOpenPayment = (db: Db, provider: Provider, purpose: Purpose): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', purpose.userId)
    .where('provider', '=', provider)
    .where('kind', '=', purpose.kind)
    .where('quantity', '=', purpose.quantity)
    .where('resume_id', purpose.resumeId === null ? 'is' : '=', purpose.resumeId)
    .where('status', 'in', ['created', 'open'])
    .executeTakeFirst();

/** Whether a payment for this résumé went through and its provider still checks it. */
export const isBeingPaid = (db: Db, resumeId: number): Promise<boolean> =>
  exists(db.selectFrom('payments').select('id').where('resume_id', '=', resumeId).where('status', '=', 'processing'));

/** Payments of this user for a résumé whose checkout is open at another provider than this. */
export const listOpenElsewhere = (
  db: Db,
  { userId, resumeId, provider }: { userId: number; resumeId: number; provider: Provider },
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('provider', '<>', provider)
    .where('provider_ref', 'is not', null)
    .where('status', 'in', ['created', 'open'])
    .execute();

export const listOpenPayments = (db: Db, userId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'open'])
    .execute();

export const insertPayment = (db: Db, payment: NewPayment): Promise<PaymentRow> =>
  db.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();

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

/** Closes a payment whose checkout the provider refused to open; one that got a checkout meanwhile stays as it is. */
export const failOpening = (db: Db, id: string, reason: string, now: Date) =>
  db
    .updateTable('payments')
    .set({ status: 'create_failed', reason, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
