import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { AppError } from '#lib/app-error';
import type { CheckoutParts, Order } from './new-payment.ts';
import { closePayment, findOpenPayment } from './queries.ts';
import { settleOrExpire } from './settle-or-expire.ts';

/** A checkout about to run out is not handed to anybody any more. */
const MARGIN_MS = 60_000;

/**
 * The payment for this order that can still be paid, at today's price. What became of an older one is settled on the way.
 * @throws `already_paid` when it turns out that the résumé was paid.
 */
export const livingPayment = async (parts: CheckoutParts, order: Order): Promise<PaymentRow | undefined> => {
  const { db, clock, gateway } = parts;
  const found = await findOpenPayment(db, gateway.name, order.purpose);
  if (!found) return undefined;
  const status = await settleOrExpire(parts, found);
  if (status === 'paid' && order.purpose.kind === 'resume') {
    throw new AppError('already_paid', messages.payments.alreadyPaid);
  }
  const isLiving = status === 'open' || status === 'created';
  if (isLiving && isOffered(parts, found, order)) return found;
  if (isLiving && found.provider_ref) await gateway.closeCheckout(found.provider_ref);
  await closePayment(db, found.id, { status: 'expired' }, clock());
  return undefined;
};

const isOffered = ({ clock, prices }: CheckoutParts, found: PaymentRow, { amount }: Order): boolean =>
  found.amount === amount &&
  found.currency === prices.currency &&
  found.request.expiresAt * 1000 > clock().getTime() + MARGIN_MS;
