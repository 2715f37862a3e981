import type { Payment, PaymentState } from '@pawsume/contract/payments';

/** A payment for ten credits, for tests. */
export const samplePayment = (state: PaymentState): Payment => ({
  payment_id: 'p1',
  state,
  kind: 'credits',
  quantity: 10,
  resume_id: null,
  provider: 'stripe',
});
