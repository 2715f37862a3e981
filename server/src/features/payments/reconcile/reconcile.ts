import type { PaymentRow } from '#db/types';
import { GatewayError } from '#gateways/gateway';
import type { PatientLine } from '#lib/patient-line';
import { waitWords } from '#lib/wait-words';
import { openAtProvider } from '../checkout/open-at-provider.ts';
import { closeGivenUp, isGivenUp } from '../settle/given-up.ts';
import { closePayment, getPayment } from '../settle/queries.ts';
import { nextCheck } from '../settle/schedule.ts';
import { settleOrExpire } from '../settle/settle-or-expire.ts';
import type { SettleParts } from '../settle/settle-types.ts';
import { listPaymentsToCheck, scheduleCheck } from './queries.ts';

export interface ReconcileParts extends SettleParts {
  /** Asked before each payment: false stops the pass. */
  mayGoOn(): Promise<boolean>;
  /** Takes one payment after another; a slow one holds up no other. */
  line: PatientLine;
}

const BATCH = 50;

/**
 * Asks one provider about payments that nobody mentioned: what webhooks and browsers failed to tell is found out here.
 * Providers do not wait for each other, so each has a pass of its own.
 * @param which `due`: those whose time has come. `unfinished`: besides, all that may still be paid, as after a restart.
 */
export const reconcile = async (parts: ReconcileParts, which: 'due' | 'unfinished'): Promise<void> => {
  const { db, clock, gateway, line } = parts;
  let after: string | null = null;
  for (;;) {
    const asked = { provider: gateway.name, which, now: clock(), after, limit: BATCH };
    const batch: PaymentRow[] = await listPaymentsToCheck(db, asked);
    for (const payment of batch) {
      if (!(await parts.mayGoOn())) return;
      await line.take(payment.id, () => lookAt(parts, payment));
      after = payment.id;
    }
    if (batch.length < BATCH) return;
  }
};

/** Never rejects: one payment's trouble stops no other. */
const lookAt = async (parts: ReconcileParts, payment: PaymentRow): Promise<void> => {
  const { db, clock, log } = parts;
  const trouble = (err: unknown, when: string) =>
    log.warn({ err, paymentId: payment.id }, `payments: reconcile failed, ${when}`);
  try {
    const fault = await bringUpToDate(parts, payment).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const current = await getPayment(db, payment.id);
    const [now, checks] = [clock(), current.checks + 1];
    const next = nextCheck(current, { checks, failed: fault !== null, now });
    await scheduleCheck(db, payment.id, { checks, next });
    const seconds = next && (next.getTime() - now.getTime()) / 1000;
    if (fault) trouble(fault.error, seconds === null ? 'no retry' : `retry in ${waitWords(seconds)}`);
  } catch (error) {
    trouble(error, 'retry with the next run');
  }
};

const bringUpToDate = async (parts: SettleParts, payment: PaymentRow): Promise<void> => {
  const opened = payment.provider_ref ? payment : await openLate(parts, payment);
  if (opened && isGivenUp(opened)) await closeGivenUp(parts, opened);
  else if (payment.provider_ref) await settleOrExpire(parts, payment);
};

/** Opening this checkout was cut short. The same request tells whether there is one; nobody ever learned its address. */
const openLate = async (parts: SettleParts, payment: PaymentRow): Promise<PaymentRow | null> => {
  const { db, clock } = parts;
  if (payment.request.expiresAt * 1000 < clock().getTime()) {
    await closePayment(db, payment.id, { status: 'abandoned' }, clock());
    return null;
  }
  try {
    return await openAtProvider(parts, payment);
  } catch (error) {
    // A refusal has ended the payment already.
    if (!(error instanceof GatewayError && error.fault === 'refused')) throw error;
    return null;
  }
};
