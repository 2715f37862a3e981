import { sql } from 'kysely';
import type { Tx } from '#db/types';

type Entry =
  | { kind: 'purchase'; userId: number; credits: number; paymentId: string; now: Date }
  | { kind: 'spend'; userId: number; opKey: string; resumeId: number; now: Date }
  /** `change`: below 0 for credits taken back, above 0 for those given back after a dispute was won. */
  | { kind: 'refund'; userId: number; change: number; paymentId: string; now: Date }
  | { kind: 'admin'; userId: number; change: 1 | -1; actorId: number; now: Date };

/**
 * Writes one ledger entry and moves the balance with it, in the caller's transaction. The only place that touches
 * balances: the row of the user is locked by the conditional update, so balance and sum of the ledger cannot part.
 * @returns the balance after it, in credits; null when there was no such user or the balance did not suffice.
 * @throws the database's unique violation when this payment was granted, or this key was spent, before.
 * Source: reliability notes §4, invariants P1, P2, P3, P5, P7.
 */
export const enterInLedger = async (tx: Tx, entry: Entry): Promise<number | null> => {
  const delta = deltaOf(entry);
  const user = await tx
    .updateTable('users')
    .set({ download_credits: sql<number>`download_credits + ${delta}` })
    .where('id', '=', entry.userId)
    .where(sql<boolean>`download_credits + ${delta} >= 0`)
    .returning('download_credits')
    .executeTakeFirst();
  if (!user) return null;
  await tx
    .insertInto('credit_ledger')
    .values({
      user_id: entry.userId,
      delta,
      kind: entry.kind,
      payment_id: entry.kind === 'purchase' || entry.kind === 'refund' ? entry.paymentId : null,
      resume_id: entry.kind === 'spend' ? entry.resumeId : null,
      op_key: entry.kind === 'spend' ? entry.opKey : null,
      actor_id: entry.kind === 'admin' ? entry.actorId : null,
      balance_after: user.download_credits,
      created_at: entry.now,
    })
    .execute();
  return user.download_credits;
};

const deltaOf = (entry: Entry): number => {
  switch (entry.kind) {
    case 'purchase':
      return entry.credits;
    case 'spend':
      return -1;
    case 'refund':
    case 'admin':
      return entry.change;
  }
};

/**
 * Locks a user's balance until the transaction ends, so that what is done with it depends on nobody else. Whoever locks
 * rows of payments too takes this lock first.
 * @returns the balance in credits, and whether the account is gone.
 */
export const lockBalance = async (tx: Tx, userId: number): Promise<{ credits: number; isGone: boolean }> => {
  const user = await tx
    .selectFrom('users')
    .select(['download_credits', 'deleted_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { credits: user.download_credits, isGone: user.deleted_at !== null };
};
