import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { settleOrExpire } from './settle-or-expire.ts';
import type { Settled, SettleParts } from './settle-types.ts';

/**
 * Whether nobody is sent to its checkout any more. A checkout that turns up all the same, as by a late answer, has to be
 * closed.
 */
export const isGivenUp = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'abandoned' || status === 'expired' || status === 'create_failed';

/**
 * Makes sure, as far as the provider can, that nobody pays any more for a payment that was given up. What was paid
 * meanwhile counts.
 * @throws GatewayError; asking again is safe.
 */
export const closeGivenUp = async (parts: SettleParts, payment: PaymentRow): Promise<Settled> => {
  try {
    if (payment.provider_ref) await parts.gateway.closeCheckout(payment.provider_ref);
  } catch (error) {
    if (!(error instanceof GatewayError && error.fault === 'not_found')) throw error;
  }
  return settleOrExpire(parts, payment);
};
