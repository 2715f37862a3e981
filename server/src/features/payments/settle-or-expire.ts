import type { PaymentRow, PaymentStatus } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { closePayment, getPayment } from './queries.ts';
import { type SettleParts, settle } from './settle.ts';

/** Settles a payment; one whose checkout the provider does not know, as a stand-in after its restart, can never be paid. */
export const settleOrExpire = async (parts: SettleParts, payment: PaymentRow): Promise<PaymentStatus> => {
  try {
    return (await settle(parts, payment)).status;
  } catch (error) {
    if (!(error instanceof GatewayError && error.fault === 'not_found')) throw error;
    const reason = 'the provider does not know this checkout';
    await closePayment(parts.db, payment.id, { status: 'expired', reason }, parts.clock());
    return (await getPayment(parts.db, payment.id)).status;
  }
};
