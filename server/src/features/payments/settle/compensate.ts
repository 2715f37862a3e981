import type { ResumeRow, Tx } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { settleShortfalls } from './entitlement.ts';
import { listPaidSinceDeletion, updatePayment } from './queries.ts';

/**
 * Before a deleted résumé is removed for good: money that came for it while it could still be brought back becomes a
 * credit, as money does that comes later. What was paid before it was deleted went with it, which its owner was told.
 * The caller's transaction holds the lock of the user's balance.
 */
export const compensate = async (tx: Tx, resume: ResumeRow, now: Date): Promise<void> => {
  for (const payment of await listPaidSinceDeletion(tx, resume)) {
    const { id: paymentId, user_id: userId } = payment;
    await enterInLedger(tx, { kind: 'purchase', userId, credits: 1, paymentId, now });
    const settled = await settleShortfalls(tx, payment, now);
    await updatePayment(tx, paymentId, { outcome: 'credits', granted: 1, settled }, now);
  }
};
