import { sql } from 'kysely';
import type { Db, NewPayment, PaymentChange, PaymentRow, PaymentStatus, ResumeRow, Tx } from '#db/types';

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
export const isBeingPaid = async (db: Db, resumeId: number): Promise<boolean> => {
  const processing = await db
    .selectFrom('payments')
    .select('id')
    .where('resume_id', '=', resumeId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return processing !== undefined;
};

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

export const findPaymentOf = (db: Db, userId: number, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const getPayment = (db: Db, id: string): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The payment, locked until the transaction ends. */
export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertPayment = (db: Db, payment: NewPayment): Promise<PaymentRow> =>
  db.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();

const nextVersion = sql<number>`version + 1`;

/** Changes a payment, whose lock the caller holds. */
export const updatePayment = (tx: Tx, id: string, change: PaymentChange, now: Date): Promise<PaymentRow> =>
  tx
    .updateTable('payments')
    .set({ ...change, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks a payment that a look at its provider left as it was: looks that began before are older than this one. */
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
 * Ties a payment to the provider's checkout, which can be paid, whatever another request for it was told. One that was
 * settled meanwhile keeps its status.
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

/** A payment whose checkout is not known yet, because the provider's answer to its opening never came. */
export const findUnattachedPayment = (db: Db, provider: Provider, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('provider_ref', 'is', null)
    .executeTakeFirst();

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

/** Closes a payment whose checkout the provider refused to open; one that got a checkout meanwhile stays as it is. */
export const failOpening = (db: Db, id: string, reason: string, now: Date) =>
  db
    .updateTable('payments')
    .set({ status: 'create_failed', reason, updated_at: now, version: nextVersion })
    .where('id', '=', id)
    .where('status', '=', 'created')
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

const BILLED = [
  'processing',
  'review',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const satisfies PaymentStatus[];

/** All payments that brought money, or for which money is on its way, newest first. */
export const listBilledPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'paid_at', 'created_at', 'amount', 'refunded', 'currency', 'resume_id', 'provider', 'kind'])
    .select(['status', 'outcome', 'granted', 'shortfall'])
    .where('user_id', '=', userId)
    .where('status', 'in', BILLED)
    .$narrowType<{ status: (typeof BILLED)[number] }>()
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

export const listOpenPayments = (db: Db, userId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'open'])
    .execute();

/** Payments held for a person to look at, newest first. */
export const listPaymentsInReview = (db: Db): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('status', '=', 'review').orderBy('created_at', 'desc').execute();

interface ToCheck {
  provider: Provider;
  which: 'due' | 'unfinished';
  now: Date;
  /** Those behind this id. */
  after: string | null;
  limit: number;
}

/** Payments about which this provider has to be asked, in the order of their ids. */
export const listPaymentsToCheck = (db: Db, { provider, which, now, after, limit }: ToCheck): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where((where) => {
      const isDue = where('next_check_at', '<=', now);
      return which === 'due' ? isDue : where.or([isDue, where('status', 'in', ['created', 'open', 'processing'])]);
    })
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();

export const scheduleCheck = (db: Db, id: string, { checks, next }: { checks: number; next: Date | null }) =>
  db.updateTable('payments').set({ checks, next_check_at: next }).where('id', '=', id).execute();
