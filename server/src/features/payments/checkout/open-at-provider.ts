import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { attachCheckout } from '../settle/queries.ts';
import type { SettleParts } from '../settle/settle-types.ts';
import { countOpenFailure, failOpening, releaseOpening } from './queries.ts';

/**
 * Opens the checkout of a stored payment at its provider. Repeating it sends the same request under the same key.
 * @returns the payment as it is then: it may have been given up, or paid, while it was being opened.
 * @throws GatewayError. After `refused` the payment is over; after any other the payment stays as it was.
 */
export const openAtProvider = async (
  { db, clock, gateway }: Pick<SettleParts, 'db' | 'clock' | 'gateway'>,
  { id, request }: PaymentRow,
): Promise<PaymentRow> => {
  try {
    const opened = await gateway.openCheckout(request);
    return await attachCheckout(db, id, opened, clock());
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.fault === 'busy') await releaseOpening(db, id);
    else if (error.fault === 'unknown') await countOpenFailure(db, id);
    else await failOpening(db, id, error.message, clock());
    throw error;
  }
};
