import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { attachCheckout, countOpenFailure, failOpening } from './queries.ts';
import type { SettleParts } from './settle.ts';

/**
 * Opens the checkout of a stored payment at its provider. Repeating it sends the same request under the same key.
 * @returns where to pay.
 * @throws GatewayError. After `refused` the payment is over; after any other the payment stays as it was.
 */
export const openAtProvider = async (
  { db, clock, gateway }: Pick<SettleParts, 'db' | 'clock' | 'gateway'>,
  { id, request }: PaymentRow,
): Promise<string> => {
  try {
    const opened = await gateway.openCheckout(request);
    await attachCheckout(db, id, opened, clock());
    return opened.url;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.fault === 'unknown') await countOpenFailure(db, id);
    else await failOpening(db, id, error.message, clock());
    throw error;
  }
};
