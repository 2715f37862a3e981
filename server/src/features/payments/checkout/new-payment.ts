import { randomUUID } from 'node:crypto';
import { BRAND } from '@pawsume/contract/brand';
import { API_BASE } from '@pawsume/contract/call';
import type { PriceTable } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import { paymentScreen } from '@pawsume/contract/screens';
import type { PaymentRow } from '#db/types';
import type { Gateway } from '#gateways/gateway';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { Pause } from '#lib/clock';
import { isUniqueViolation } from '#lib/database-error';
import { firstCheck } from '../settle/schedule.ts';
import type { SettleParts } from '../settle/settle-types.ts';
import { insertPayment, type Purpose } from './queries.ts';

export interface CheckoutParts extends SettleParts {
  pause: Pause;
  prices: PriceTable;
  publicUrl: string;
}

export interface Order {
  purpose: Purpose;
  /** In minor units of the price table's currency. */
  amount: number;
}

const LIFE_MS = 2 * 3_600_000;

/**
 * Stores a payment with the request that opens its checkout, before the provider hears of it. Null where the other click of
 * a double click was faster: both go to the same checkout.
 */
export const storePayment = async (parts: CheckoutParts, { purpose, amount }: Order): Promise<PaymentRow | null> => {
  const { db, clock, gateway, prices } = parts;
  const now = clock();
  const id = randomUUID();
  try {
    return await insertPayment(db, {
      id,
      user_id: purpose.userId,
      kind: purpose.kind,
      quantity: purpose.quantity,
      resume_id: purpose.resumeId,
      amount,
      currency: prices.currency,
      provider: gateway.name,
      live: gateway.live,
      request: JSON.stringify(requestFor(parts, { id, purpose, amount, now })),
      status: 'created',
      created_at: now,
      updated_at: now,
      next_check_at: firstCheck(now),
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return null;
  }
};

const requestFor = (
  { publicUrl, prices, gateway }: CheckoutParts,
  { id, purpose, amount, now }: { id: string; purpose: Purpose; amount: number; now: Date },
): CheckoutRequest => ({
  paymentId: id,
  idempotencyKey: `checkout-${id}`,
  amount,
  currency: prices.currency,
  description: descriptionOf(purpose),
  ...waysBack(publicUrl, gateway.name, { ...purpose, paymentId: id }),
  expiresAt: Math.floor((now.getTime() + LIFE_MS) / 1000),
});

const waysBack = (
  publicUrl: string,
  provider: Gateway['name'],
  { paymentId, ...purpose }: Purpose & { paymentId: string },
) => {
  const api = publicUrl + API_BASE;
  const { returned, cancelled, refIn, placeholder } = PROVIDERS[provider].waysBack;
  return {
    returnUrl: api + returned.path + (placeholder === null ? '' : `?${refIn}=${placeholder}`),
    cancelUrl: cancelled ? api + cancelled.path : publicUrl + paymentScreen('cancel', purpose, paymentId),
  };
};

const descriptionOf = ({ kind, quantity }: Purpose): string => {
  if (kind === 'resume') return `${BRAND}: pet résumé`;
  return `${BRAND}: ${quantity} download ${quantity === 1 ? 'credit' : 'credits'}`;
};
