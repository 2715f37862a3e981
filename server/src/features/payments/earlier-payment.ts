import type { PaymentRow } from '#db/types';
import type { CheckoutParts, Order } from './new-payment.ts';
import { closePayment, findOpenPayment, getPayment } from './queries.ts';
import { settleOrExpire } from './settle-or-expire.ts';

/** A checkout about to run out is not handed to anybody any more. */
const MARGIN_MS = 60_000;

/**
 * The payment for this order that was open until now: it can still be paid, at today's price, or has gone through, as turns
 * out here. What became of an older one is settled on the way.
 */
export const earlierPayment = async (parts: CheckoutParts, order: Order): Promise<PaymentRow | undefined> => {
  const { db, clock, gateway } = parts;
  const found = await findOpenPayment(db, gateway.name, order.purpose);
  if (!found) return undefined;
  const { status } = await settleOrExpire(parts, found);
  const isLiving = status === 'open' || status === 'created';
  if (isLiving && isOffered(parts, found, order)) return found;
  if (!isLiving) return getPayment(db, found.id);
  if (found.provider_ref) await gateway.closeCheckout(found.provider_ref);
  await closePayment(db, found.id, { status: 'expired' }, clock());
  return undefined;
};

const isOffered = ({ clock, prices }: CheckoutParts, found: PaymentRow, { amount }: Order): boolean =>
  found.amount === amount &&
  found.currency === prices.currency &&
  found.request.expiresAt * 1000 > clock().getTime() + MARGIN_MS;
