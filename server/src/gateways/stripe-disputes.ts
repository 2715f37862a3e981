import type { CheckoutSnapshot } from './gateway.ts';
import type { DisputeFacts } from './stripe-session.ts';

/**
 * An inquiry (`warning_*`) asks only: no money is taken until it becomes a dispute. A dispute that was prevented never took
 * any: where the buyer was repaid instead, the charge says so as a refund.
 */
const stateOf = ({ status, balance_transactions }: DisputeFacts): CheckoutSnapshot['dispute'] => {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'none';
    case 'warning_needs_response':
    case 'warning_under_review':
      return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'open' : 'none';
    default:
      return 'open';
  }
};

/** What the disputes of one payment come to: a lost one outweighs an open one. */
export const disputeState = (disputes: DisputeFacts[]): CheckoutSnapshot['dispute'] => {
  const states = disputes.map(stateOf);
  return (['lost', 'open'] as const).find((state) => states.includes(state)) ?? 'none';
};
