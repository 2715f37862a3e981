import { messages } from '@pawsume/contract/messages';
import { packPrice } from '@pawsume/contract/prices';
import type { PackQuantity } from '@pawsume/contract/pricing';
import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { livingPayment } from './living-payment.ts';
import { type CheckoutParts, type Order, storePayment } from './new-payment.ts';
import { openAtProvider } from './open-at-provider.ts';
import { closePayment } from './queries.ts';

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
 * purpose leads to the same checkout while that is open at the provider.
 * @throws `payment_provider_failed` when the provider refuses or cannot be reached; nothing was charged. `already_paid`
 *   when the last checkout for this résumé turns out to be paid.
 */
const checkout = async (parts: CheckoutParts, order: Order): Promise<string> => {
  try {
    const living = await livingPayment(parts, order);
    if (living?.checkout_url) return living.checkout_url;
    return await openOrReplace(parts, living ?? (await storePayment(parts, order)), order);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    const sentence = parts.gateway.name === 'stripe' ? messages.payments.stripeFailed : messages.payments.paypalFailed;
    throw new AppError('payment_provider_failed', sentence, { cause });
  }
};

/**
 * A provider repeats the answer it saved for a key, be it an error that hides an opened checkout. So after a second
 * failure without an answer a new payment with a new key takes over: of the old checkout nobody knows the address.
 */
const openOrReplace = async (parts: CheckoutParts, payment: PaymentRow, order: Order): Promise<string> => {
  try {
    return await openAtProvider(parts, payment);
  } catch (error) {
    const isUnanswered = error instanceof GatewayError && error.fault === 'unknown';
    if (!isUnanswered || payment.open_failures === 0) throw error;
    await closePayment(parts.db, payment.id, { status: 'abandoned' }, parts.clock());
    return openAtProvider(parts, await storePayment(parts, order));
  }
};
