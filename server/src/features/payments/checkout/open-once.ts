import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { closeGivenUp, isGivenUp } from '../settle/given-up.ts';
import { isPayable } from '../settle/payable.ts';
import { closePayment, getPayment } from '../settle/queries.ts';
import { type CheckoutParts, type Order, storePayment } from './new-payment.ts';
import { openAtProvider } from './open-at-provider.ts';
import { claimOpening, findOpenPayment } from './queries.ts';
import { findSuccessUrl } from './success-url.ts';

/** After that another click asks the provider too, under the same key: whoever opens it may have died. */
const LEASE_MS = 8000;
const PATIENCE_MS = 12_000;
const POLL_MS = 150;
const RETRY_AFTER_S = 5;

export const beingOpened = (cause?: unknown): AppError =>
  new AppError('unavailable', messages.payments.beingOpened, { cause, retryAfterS: RETRY_AFTER_S });

/**
 * Opens one checkout for a purpose, however many clicks ask for it on however many servers: one of them asks the provider,
 * the others wait for its answer and lead to the same address.
 * @returns where to pay, or the success screen where it was paid while it was being opened.
 * @throws GatewayError; `unavailable` where the one that is being opened takes too long.
 */
export const openOnce = async (parts: CheckoutParts, order: Order): Promise<string> => {
  const end = parts.clock().getTime() + PATIENCE_MS;
  let first: PaymentRow | null = null;
  for (;;) {
    const payment =
      (await findOpenPayment(parts.db, parts.gateway.name, order.purpose)) ?? (await storePayment(parts, order));
    if (payment?.checkout_url) return payment.checkout_url;
    first ??= payment;
    if (hasFailedSince(first, payment))
      throw new GatewayError('unknown', 'the opening that was waited for had no answer');
    const url = payment && (await openIfFree(parts, payment));
    if (url) return url;
    if (parts.clock().getTime() >= end) throw beingOpened();
    await parts.pause(POLL_MS);
  }
};

const hasFailedSince = (first: PaymentRow | null, now: PaymentRow | null): boolean =>
  first !== null && first.id === now?.id && now.open_failures > first.open_failures;

/** Null while somebody else opens it, or where it leads nowhere any more. */
const openIfFree = async (parts: CheckoutParts, payment: PaymentRow): Promise<string | null> => {
  const now = parts.clock();
  const claimed = await claimOpening(parts.db, payment.id, { now, until: new Date(now.getTime() + LEASE_MS) });
  const opened = claimed && (await openOrGiveUp(parts, claimed));
  if (!opened) return null;
  return isGivenUp(opened) ? afterGivingUp(parts, opened) : (findSuccessUrl(parts, opened) ?? opened.checkout_url);
};

/**
 * A provider repeats the answer it saved for a key, be it an error that hides an opened checkout. So after a second
 * failure without an answer a new payment with a new key takes over: of the old checkout nobody knows the address.
 */
const openOrGiveUp = async (parts: CheckoutParts, payment: PaymentRow): Promise<PaymentRow | null> => {
  try {
    return await openAtProvider(parts, payment);
  } catch (error) {
    const isUnanswered = error instanceof GatewayError && error.fault === 'unknown';
    if (!isUnanswered || payment.open_failures === 0) throw error;
    await closePayment(parts.db, payment.id, { status: 'abandoned' }, parts.clock());
    return null;
  }
};

/** The answer came after somebody else had given the payment up: another checkout stands in its place. */
const afterGivingUp = async (parts: CheckoutParts, payment: PaymentRow): Promise<string | null> => {
  try {
    await closeGivenUp(parts, payment);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    parts.log.warn({ err: error, paymentId: payment.id }, 'payments: late checkout not closed, reconcile tries again');
  }
  const url = findSuccessUrl(parts, await getPayment(parts.db, payment.id));
  // It was given up together with the account, or because the résumé was paid: nothing takes its place.
  if (!url && !(await isPayable(parts.db, payment))) throw beingOpened();
  return url;
};
