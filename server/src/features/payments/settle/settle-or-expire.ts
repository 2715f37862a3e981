import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { closePayment, getPayment } from './queries.ts';
import { settle } from './settle.ts';
import type { Settled, SettleParts } from './settle-types.ts';

/** Settles a payment; one whose checkout the provider does not know, as a stand-in after its restart, can never be paid. */
export const settleOrExpire = async (parts: SettleParts, payment: PaymentRow): Promise<Settled> => {
  try {
    return await settle(parts, payment);
  } catch (error) {
    if (!(error instanceof GatewayError && error.fault === 'not_found')) throw error;
    const reason = 'the provider does not know this checkout';
    await closePayment(parts.db, payment.id, { status: 'expired', reason }, parts.clock());
    return { status: (await getPayment(parts.db, payment.id)).status, buyerNeededAt: null };
  }
};
