import type { Db, PaymentRow } from '#db/types';

interface ToCheck {
  provider: PaymentRow['provider'];
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
