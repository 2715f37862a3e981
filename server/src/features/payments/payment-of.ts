import type { PaymentRow } from '#db/types';
import type { GatewayEvent } from '#gateways/gateway';
import { attachCheckout, findPaymentByCapture, findPaymentByRef, findUnattachedPayment } from './queries.ts';
import type { SettleParts } from './settle-types.ts';

/**
 * The payment that an event speaks of; undefined when it is none of ours. An event may be faster than the answer to the
 * opening call: such a payment is found by the id that the provider holds, and tied to its checkout.
 * @throws GatewayError when the provider has to be asked and cannot be.
 */
export const paymentOf = async (
  { db, clock, gateway }: SettleParts,
  { ref, captureRef }: Pick<GatewayEvent, 'ref' | 'captureRef'>,
): Promise<PaymentRow | undefined> => {
  const known =
    (ref && (await findPaymentByRef(db, gateway.name, ref))) ||
    (captureRef && (await findPaymentByCapture(db, gateway.name, captureRef)));
  if (known) return known;
  if (!ref) return undefined;
  const { paymentId } = await gateway.readCheckout(ref);
  const payment = paymentId ? await findUnattachedPayment(db, gateway.name, paymentId) : undefined;
  return payment && attachCheckout(db, payment.id, { ref, url: null }, clock());
};
