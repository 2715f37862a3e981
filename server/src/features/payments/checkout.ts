import { randomUUID } from 'node:crypto';
import { BRAND } from '@pawsume/contract/brand';
import { API_BASE } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { type PackQuantity, type PriceTable, packPrice } from '@pawsume/contract/pricing';
import type { PaymentRow, PaymentStatus } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import type { CheckoutRequest } from '#lib/checkout-request';
import { isUniqueViolation } from '#lib/database-error';
import {
  attachCheckout,
  expirePayment,
  findOpenPayment,
  insertPayment,
  type Purpose,
  updatePayment,
} from './queries.ts';
import { type SettleParts, settle } from './settle.ts';

interface Parts extends SettleParts {
  prices: PriceTable;
  publicUrl: string;
}

const LIFE_MS = 2 * 3_600_000;
/** A checkout about to run out is not handed to anybody any more. */
const MARGIN_MS = 60_000;

export const buyCredits = (parts: Parts, userId: number, quantity: PackQuantity): Promise<string> =>
  checkout(parts, { userId, kind: 'credits', quantity, resumeId: null }, packPrice(parts.prices, quantity));

export const payResume = (parts: Parts, userId: number, resumeId: number): Promise<string> =>
  checkout(parts, { userId, kind: 'resume', quantity: 1, resumeId }, parts.prices.resume);

/**
 * The address where the user pays. The payment is stored before the provider hears of it; asking again for the same
 * purpose leads to the same checkout while that is open at the provider.
 * @param amount in minor units of the price table's currency.
 * @throws `payment_provider_failed` when the provider refuses or cannot be reached; nothing was charged. `already_paid`
 *   when the last checkout for this résumé turns out to be paid.
 */
const checkout = async (parts: Parts, purpose: Purpose, amount: number): Promise<string> => {
  try {
    const living = await livingPayment(parts, purpose);
    if (living?.checkout_url) return living.checkout_url;
    const { id, request } = living ?? (await storePayment(parts, purpose, amount));
    return await openAtProvider(parts, id, request);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    const sentence = parts.gateway.name === 'stripe' ? messages.payments.stripeFailed : messages.payments.paypalFailed;
    throw new AppError('payment_provider_failed', sentence, { cause });
  }
};

/** The payment for this purpose that can still be paid. What became of an older one is settled on the way. */
const livingPayment = async (parts: Parts, purpose: Purpose): Promise<PaymentRow | undefined> => {
  const { db, clock, gateway } = parts;
  const found = await findOpenPayment(db, gateway.name, purpose);
  if (!found) return undefined;
  const status = await settledStatus(parts, found);
  if (status === 'paid' && purpose.kind === 'resume') {
    throw new AppError('already_paid', messages.payments.alreadyPaid);
  }
  const isLiving = status === 'open' || status === 'created';
  if (isLiving && found.request.expiresAt * 1000 > clock().getTime() + MARGIN_MS) return found;
  await expirePayment(db, found.id, clock());
  return undefined;
};

const settledStatus = async (parts: Parts, payment: PaymentRow): Promise<PaymentStatus> => {
  try {
    return await settle(parts, payment);
  } catch (error) {
    // A checkout that the provider does not know, as a stand-in after its restart, can never be paid.
    if (error instanceof GatewayError && error.fault === 'not_found') return 'expired';
    throw error;
  }
};

const storePayment = async (parts: Parts, purpose: Purpose, amount: number) => {
  const { db, clock, gateway, prices } = parts;
  const now = clock();
  const id = randomUUID();
  const request = requestFor(parts, { id, purpose, amount, now });
  try {
    await insertPayment(db, {
      id,
      user_id: purpose.userId,
      kind: purpose.kind,
      quantity: purpose.quantity,
      resume_id: purpose.resumeId,
      amount,
      currency: prices.currency,
      provider: gateway.name,
      live: gateway.live,
      request: JSON.stringify(request),
      status: 'created',
      created_at: now,
      updated_at: now,
    });
  } catch (error) {
    // The other click of a double click was faster: both go to the same checkout.
    const other = isUniqueViolation(error) ? await findOpenPayment(db, gateway.name, purpose) : undefined;
    if (!other) throw error;
    return other;
  }
  return { id, request };
};

const requestFor = (
  { publicUrl, prices, gateway }: Parts,
  { id, purpose, amount, now }: { id: string; purpose: Purpose; amount: number; now: Date },
): CheckoutRequest => ({
  paymentId: id,
  idempotencyKey: `checkout-${id}`,
  amount,
  currency: prices.currency,
  description: descriptionOf(purpose),
  returnUrl: `${publicUrl}${API_BASE}/${gateway.name}/return?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${publicUrl}/cancel?${screenQuery(purpose)}`,
  expiresAt: Math.floor((now.getTime() + LIFE_MS) / 1000),
});

const descriptionOf = ({ kind, quantity }: Purpose): string => {
  if (kind === 'resume') return `${BRAND}: pet résumé`;
  return `${BRAND}: ${quantity} download ${quantity === 1 ? 'credit' : 'credits'}`;
};

/** What the success and cancel screens are told. */
export const screenQuery = ({ kind, quantity }: Pick<Purpose, 'kind' | 'quantity'>): string =>
  kind === 'credits' ? `type=credits&quantity=${quantity}` : 'type=resume';

const openAtProvider = async ({ db, clock, gateway }: Parts, id: string, request: CheckoutRequest): Promise<string> => {
  try {
    const { ref, url } = await gateway.openCheckout(request);
    await attachCheckout(db, id, { ref, url }, clock());
    return url;
  } catch (error) {
    // Without a definite answer the payment stays: the next try sends the same request under the same key.
    const isRefused = error instanceof GatewayError && error.fault === 'refused';
    if (isRefused) await updatePayment(db, id, { status: 'create_failed' }, clock());
    throw error;
  }
};
