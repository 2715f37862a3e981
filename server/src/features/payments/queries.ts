import { sql } from 'kysely';
import type { Db, NewPayment, PaymentRow, PaymentStatus, Tx } from '#db/types';

export interface Purpose {
  userId: number;
  kind: 'credits' | 'resume';
  quantity: number;
  resumeId: number | null;
}

/** The checkout this user has open for the same purpose, if it lives beyond `now`. */
export const findOpenPayment = (
  db: Db,
  provider: 'stripe' | 'paypal',
  purpose: Purpose,
): Promise<PaymentRow | undefined> =>
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

export const findPaymentByRef = (db: Db, provider: 'stripe' | 'paypal', ref: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();

/** The payment, locked until the transaction ends. */
export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertPayment = (db: Db, payment: NewPayment) => db.insertInto('payments').values(payment).execute();

/** Ties a payment to the provider's checkout. One that was settled meanwhile keeps its status. */
export const attachCheckout = (db: Db, id: string, { ref, url }: { ref: string; url: string | null }, now: Date) =>
  db
    .updateTable('payments')
    .set({
      provider_ref: ref,
      checkout_url: url,
      status: sql<PaymentStatus>`case when status = 'created' then 'open' else status end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();

/** A payment whose checkout is not known yet, because the provider's answer to its opening never came. */
export const findUnattachedPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).where('provider_ref', 'is', null).executeTakeFirst();

/** Closes a payment that can no longer be paid; one that was settled meanwhile stays as it is. */
export const expirePayment = (db: Db, id: string, now: Date) =>
  db
    .updateTable('payments')
    .set({ status: 'expired', updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'open'])
    .execute();

interface Change {
  status?: PaymentStatus;
  capture_ref?: string | null;
  paid_at?: Date;
}

export const updatePayment = (db: Db, id: string, change: Change, now: Date) =>
  db
    .updateTable('payments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

export const listPaidPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .select(['paid_at', 'amount', 'currency', 'resume_id', 'provider', 'kind'])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .execute();

/** Remembers a provider's event; returns whether it has been worked off before. */
export const recordEvent = async (
  db: Db,
  event: { provider: 'stripe' | 'paypal'; id: string; type: string },
  now: Date,
): Promise<boolean> => {
  await db
    .insertInto('webhook_events')
    .values({ provider: event.provider, event_id: event.id, type: event.type, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('webhook_events')
    .select('processed_at')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  return row?.processed_at != null;
};

export const markEventProcessed = (db: Db, provider: 'stripe' | 'paypal', eventId: string, now: Date) =>
  db
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
