import { type Account, emit } from './account.ts';
import { getCapture } from './captures.ts';
import { isoNow, newDisputeId } from './ids.ts';
import { disputeLinks } from './links.ts';
import { openDisputeOf } from './open-dispute-of.ts';
import { reverseCapture } from './refunds.ts';
import type { Dispute } from './wire.ts';

const announce = (account: Account, dispute: Dispute, type: 'CREATED' | 'RESOLVED'): Dispute => {
  account.stored.disputes.set(dispute.dispute_id, dispute);
  const summary =
    type === 'CREATED'
      ? `A new dispute opened with Case # ${dispute.dispute_id}`
      : `A dispute was resolved with Case # ${dispute.dispute_id}`;
  emit(account, { type: `CUSTOMER.DISPUTE.${type}`, resourceType: 'dispute', summary, resource: dispute });
  return dispute;
};

/** The buyer says that the payment was not theirs. */
export const openDispute = (account: Account, captureId: string): Dispute => {
  const { capture } = getCapture(account, captureId);
  if (openDisputeOf(account, captureId)) throw new Error(`Capture ${captureId} is disputed already.`);
  const id = newDisputeId();
  const now = isoNow();
  const { custom_id, amount } = capture;
  return announce(
    account,
    {
      dispute_id: id,
      create_time: now,
      update_time: now,
      disputed_transactions: [
        {
          seller_transaction_id: captureId,
          seller: { merchant_id: account.payee.merchant_id },
          ...(custom_id ? { custom: custom_id } : {}),
        },
      ],
      reason: 'UNAUTHORISED',
      status: 'OPEN',
      dispute_amount: amount,
      dispute_life_cycle_stage: 'CHARGEBACK',
      dispute_channel: 'INTERNAL',
      links: disputeLinks(account.url, id),
    },
    'CREATED',
  );
};

/** PayPal decides. Where the buyer is right, the payment is reversed. */
export const resolveDispute = (account: Account, dispute: Dispute, winner: 'buyer' | 'seller'): Dispute => {
  if (dispute.status !== 'OPEN') throw new Error(`Dispute ${dispute.dispute_id} is ${dispute.status}.`);
  const [disputed] = dispute.disputed_transactions;
  const reversed = winner === 'buyer' && disputed ? reverseCapture(account, disputed.seller_transaction_id) : null;
  return announce(
    account,
    {
      ...dispute,
      update_time: isoNow(),
      status: 'RESOLVED',
      dispute_outcome: reversed
        ? { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: reversed.amount }
        : { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
    },
    'RESOLVED',
  );
};
