import type { Account } from './account.ts';
import type { Dispute } from './wire.ts';

/** The case about a capture that is not decided yet. */
export const openDisputeOf = ({ stored }: Account, captureId: string): Dispute | undefined =>
  [...stored.disputes.values()].find(
    ({ status, disputed_transactions }) =>
      status === 'OPEN' && disputed_transactions.some((each) => each.seller_transaction_id === captureId),
  );
