import { sql } from 'kysely';
import type { Db, PaymentChange, PaymentRow, PaymentStatus, ResumeRow, Tx } from '#db/types';

type Provider = PaymentRow['provider'];

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const getPayment = (db: Db, id: string): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findPaymentByRef = (db: Db, provider: Provider, ref: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();

export const findPaymentByCapture = (db: Db, provider: Provider, captureRef: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('capture_ref', '=', captureRef)
    .executeTakeFirst();

/** A payment whose checkout is not known yet, because the provider's answer to its opening never came. */
export const findUnattachedPayment = (db: Db, provider: Provider, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('provider_ref', 'is', null)
    .executeTakeFirst();

/** The payment, locked until the transaction ends. */
export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const nextVersion = sql<number>`version + 1`;

/** Changes a payment, whose lock the caller holds. */
export const updatePayment = (tx: Tx, id: string, change: PaymentChange, now: Date): Promise<PaymentRow> =>
  tx
    .updateTable('payments')
    .set({ ...change, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertRefund = (
  tx: Tx,
  { id, live, currency }: PaymentRow,
  { amount, now }: { amount: number; now: Date },
) => tx.insertInto('payment_refunds').values({ payment_id: id, live, currency, amount, created_at: now }).execute();

/** Marks a payment that a look at its provider left as it was, so that looks that began earlier count as older. */
export const markLookedAt = (tx: Tx, id: string): Promise<PaymentRow> =>
  tx
    .updateTable('payments')
    .set({ version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a payment if it is still as it was read; returns what it is then. */
export const changePayment = (
  db: Db,
  { id, version }: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set({ ...change, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

const isOnlyOne = sql<boolean>`not exists (select from payments other where other.id <> payments.id
  and other.status in ('created', 'open') and other.user_id = payments.user_id and other.provider = payments.provider
  and other.kind = payments.kind and other.quantity = payments.quantity
  and other.resume_id is not distinct from payments.resume_id)`;

/**
 * Ties a payment to its checkout at the provider, which can be paid even where another request for it was refused. A
 * payment that was settled meanwhile keeps its status.
 */
export const attachCheckout = (
  db: Db,
  id: string,
  { ref, url }: { ref: string; url: string | null },
  now: Date,
): Promise<PaymentRow> =>
  db
    .updateTable('payments')
    .set({
      provider_ref: ref,
      checkout_url: url,
      opening_until: null,
      // Nobody may pay there any more: it is closed at the provider, now or by the reconciler.
      next_check_at: sql<Date | null>`case when status in ('abandoned', 'expired', 'create_failed') then ${now}
        else next_check_at end`,
      status: sql<PaymentStatus>`case
        when status = 'created' or (status = 'create_failed' and ${isOnlyOne}) then 'open' else status end`,
      updated_at: now,
      version: nextVersion,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Closes a payment that can no longer be paid; one that was settled meanwhile stays as it is. */
export const closePayment = (
  db: Db,
  id: string,
  { status, reason = null }: { status: 'expired' | 'abandoned'; reason?: string | null },
  now: Date,
) =>
  db
    .updateTable('payments')
    .set({ status, reason, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'open'])
    .execute();

/** Payments of this user from which a refund could not take all back, oldest first; locked. */
export const listShortfalls = (tx: Tx, { userId, except }: { userId: number; except: string }): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('shortfall', '>', 0)
    .where('id', '<>', except)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Marks the payment that paid for a résumé when its owner deleted it, because what it bought goes with it. The caller
 * holds the lock of the user's balance.
 */
export const markGoneWithResume = async (tx: Tx, resume: ResumeRow): Promise<void> => {
  const { id, user_id, deleted_at, deleted_paid_by } = resume;
  await tx
    .updateTable('payments')
    .set({ gone_with_resume: true })
    .where('user_id', '=', user_id)
    .where('resume_id', '=', id)
    .where('outcome', '=', 'resume')
    .where((payment) => (deleted_at === null ? payment('clawed_back', '=', 0) : payment('id', '=', deleted_paid_by)))
    .execute();
};

/** Payments by which a deleted résumé was, or became again, paid since it was deleted; locked. */
export const listPaidSinceDeletion = (tx: Tx, { id, user_id, deleted_paid_by }: ResumeRow): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('resume_id', '=', id)
    .where('outcome', '=', 'resume')
    .where('clawed_back', '=', 0)
    .where('id', 'is distinct from', deleted_paid_by)
    .forUpdate()
    .execute();

interface ReceivedEvent {
  provider: Provider;
  id: string;
  type: string;
}

/** Remembers a provider's event; returns whether it has been worked off before. */
export const recordEvent = async (db: Db, { provider, id, type }: ReceivedEvent, now: Date): Promise<boolean> => {
  await db
    .insertInto('webhook_events')
    .values({ provider, event_id: id, type, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('webhook_events')
    .select('processed_at')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst();
  return row?.processed_at != null;
};

export const markEventProcessed = (db: Db, { provider, id }: ReceivedEvent, now: Date) =>
  db
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .execute();
