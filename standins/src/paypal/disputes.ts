import { type Account, emit } from './account.ts';
import { getCapture } from './captures.ts';
import { isoTime, newDisputeId } from './ids.ts';
import { reverseCapture } from './refunds.ts';
import type { Dispute } from './wire.ts';

const announce = (account: Account, dispute: Dispute, type: 'CREATED' | 'RESOLVED'): void => {
  account.stored.disputes.set(dispute.dispute_id, dispute);
  emit(account, `CUSTOMER.DISPUTE.${type}`, dispute);
};

/** The case about a capture that is not decided yet. */
const openDisputeOf = ({ stored }: Account, captureId: string): Dispute | undefined =>
  [...stored.disputes.values()].find(
    ({ status, disputed_transactions: [disputed] }) =>
      status === 'OPEN' && disputed.seller_transaction_id === captureId,
  );

/** The buyer says that the payment was not theirs. */
export const openDispute = (account: Account, captureId: string): void => {
  const { custom_id: custom, amount } = getCapture(account, captureId).capture;
  if (openDisputeOf(account, captureId)) throw new Error(`Capture ${captureId} is disputed already.`);
  const dispute: Dispute = {
    dispute_id: newDisputeId(),
    disputed_transactions: [{ seller_transaction_id: captureId, custom }],
    reason: 'UNAUTHORISED',
    status: 'OPEN',
    dispute_amount: amount,
    create_time: isoTime(),
  };
  announce(account, dispute, 'CREATED');
};

/** PayPal decides. Where the buyer is right, the payment is reversed. */
export const resolveDispute = (account: Account, captureId: string, winner: 'buyer' | 'seller'): void => {
  const dispute = openDisputeOf(account, captureId);
  if (!dispute) throw new Error(`Capture ${captureId} is not disputed.`);
  if (winner === 'buyer') reverseCapture(account, captureId);
  const outcome_code = winner === 'buyer' ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR';
  announce(account, { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } }, 'RESOLVED');
};
