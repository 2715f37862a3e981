import type { PaymentRow } from '#db/types';
import { type Gateway, GatewayError } from '#gateways/gateway';
import { openAtProvider } from './open-at-provider.ts';
import { closePayment, getPayment, listPaymentsToCheck, scheduleCheck } from './queries.ts';
import { nextCheck } from './schedule.ts';
import type { BothProviders } from './settle.ts';
import { settleOrExpire } from './settle-or-expire.ts';

export interface ReconcileParts extends BothProviders {
  /** Asked before each payment: false stops the pass. */
  mayGoOn(): Promise<boolean>;
}

const BATCH = 50;

/**
 * Asks the providers about payments that nobody mentioned: what webhooks and browsers failed to tell is found out here.
 * @param which `due`: those whose time has come. `unfinished`: besides, all that may still be paid, as after a restart.
 * @returns how many payments were looked at.
 */
export const reconcile = async (parts: ReconcileParts, which: 'due' | 'unfinished'): Promise<number> => {
  let looked = 0;
  let after: string | null = null;
  for (;;) {
    const batch: PaymentRow[] = await listPaymentsToCheck(parts.db, { which, now: parts.clock(), after, limit: BATCH });
    for (const payment of batch) {
      if (!(await parts.mayGoOn())) return looked;
      await lookAt(parts, payment);
      looked += 1;
      after = payment.id;
    }
    if (batch.length < BATCH) return looked;
  }
};

/** One payment's trouble is none of the others'. */
const lookAt = async (parts: ReconcileParts, payment: PaymentRow): Promise<void> => {
  const { db, clock, log } = parts;
  try {
    await bringUpToDate(parts, payment);
  } catch (error) {
    log.warn({ err: error, paymentId: payment.id }, 'a payment could not be reconciled');
  }
  const current = await getPayment(db, payment.id);
  const checks = current.checks + 1;
  await scheduleCheck(db, payment.id, { checks, next: nextCheck(current, { checks, now: clock() }) });
};

const bringUpToDate = async (parts: ReconcileParts, payment: PaymentRow): Promise<void> => {
  const gateway = parts.gateways[payment.provider];
  if (!gateway) return;
  if (payment.provider_ref) await settleOrExpire({ ...parts, gateway }, payment);
  else await openLate({ ...parts, gateway }, payment);
};

/** Opening this checkout was cut short. The same request tells whether there is one; nobody ever learned its address. */
const openLate = async (
  parts: Pick<ReconcileParts, 'db' | 'clock'> & { gateway: Gateway },
  payment: PaymentRow,
): Promise<void> => {
  const { db, clock } = parts;
  if (payment.request.expiresAt * 1000 < clock().getTime()) {
    await closePayment(db, payment.id, { status: 'abandoned' }, clock());
    return;
  }
  try {
    await openAtProvider(parts, payment);
  } catch (error) {
    // A definite no has ended the payment already.
    if (!(error instanceof GatewayError && error.fault === 'refused')) throw error;
  }
};
