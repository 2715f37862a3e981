import { type PackQuantity, packPrice } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { closePayment, getPayment } from '../settle/queries.ts';
import { settleOrExpire } from '../settle/settle-or-expire.ts';
import type { CheckoutParts, Order } from './new-payment.ts';
import { beingOpened, openOnce } from './open-once.ts';
import { findOpenPayment } from './queries.ts';
import { findSuccessUrl } from './success-url.ts';

/** A checkout that runs out sooner is not offered any more. */
const MARGIN_MS = 60_000;

export const buyCredits = (parts: CheckoutParts, userId: number, quantity: PackQuantity): Promise<string> =>
  checkout(parts, {
    purpose: { userId, kind: 'credits', quantity, resumeId: null },
    amount: packPrice(parts.prices, quantity),
  });

export const payResume = (parts: CheckoutParts, userId: number, resumeId: number): Promise<string> =>
  checkout(parts, {
    purpose: { userId, kind: 'resume', quantity: 1, resumeId },
    amount: parts.prices.resume,
  });

/**
 * The address where the user pays. The payment is stored before the provider hears of it; asking again for the same
 * purpose leads to the same checkout while that is open at the provider, and to the success screen once it went through.
 * @throws `payment_provider_failed` when the provider refuses or cannot be reached, `unavailable` while another click is at
 *   it for long; `already_paid` when the last checkout for this résumé turns out to be paid.
 */
const checkout = async (parts: CheckoutParts, order: Order): Promise<string> => {
  try {
    const earlier = await findEarlierPayment(parts, order);
    const url = earlier && (findSuccessUrl(parts, earlier) ?? payableAt(earlier));
    return url ?? (await openOnce(parts, order));
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    if (cause.fault === 'busy') throw beingOpened(cause);
    const { failed } = PROVIDERS[parts.gateway.name].messages;
    throw new AppError('payment_provider_failed', failed, { cause });
  }
};

const payableAt = ({ status, checkout_url }: PaymentRow): string | null => (status === 'open' ? checkout_url : null);

/**
 * The payment for this order that was open until now, brought up to date: it can still be paid, or has ended meanwhile.
 * Undefined where there is none, or where it has another price or is about to run out: that one is closed.
 */
const findEarlierPayment = async (parts: CheckoutParts, order: Order): Promise<PaymentRow | undefined> => {
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
