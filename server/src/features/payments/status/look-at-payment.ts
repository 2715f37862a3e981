import type { PaymentRow } from '#db/types';
import type { Pause } from '#lib/clock';
import { within } from '#lib/within';
import { getPayment } from '../settle/queries.ts';
import { settleOrExpire } from '../settle/settle-or-expire.ts';
import type { AllProviders, Settled } from '../settle/settle-types.ts';
import { isKnown, isWorthAsking } from './known.ts';
import { claimLook, endLook } from './queries.ts';

export interface LookParts extends AllProviders {
  pause: Pause;
}

/** How a payment stands, as far as a buyer can be told. */
export interface Standing {
  payment: PaymentRow;
  /** Whether its provider said so, or could not be asked. */
  isKnown: boolean;
  /** Where the buyer has to choose again how to pay; null where that is not needed. */
  buyerNeededAt: string | null;
}

/** The least time from the beginning of one look that a buyer asks for to that of the next. */
export const LOOK_EVERY_MS = 2000;
const LEASE_MS = 20_000;
const PATIENCE_MS = 6000;
const LEAST_MS = 1000;
const FIRST_POLL_MS = 100;
const LONGEST_POLL_MS = 800;

interface Wish {
  /** Only a look that began after this counts. */
  since: Date;
  /** How long a buyer waits; a look that takes longer goes on. */
  patienceMs?: number;
}

/**
 * Looks at a payment for its buyer. Of many who ask at once, on however many servers, one looks at the provider, and the
 * others wait for what comes of that. Webhooks and the reconciler need no such turn.
 * @returns how it stands after a look that began after `since`, or else as it is stored. Never throws GatewayError.
 */
export const lookAtPayment = async (
  parts: LookParts,
  id: string,
  { since, patienceMs = PATIENCE_MS }: Wish,
): Promise<Standing> => {
  const end = parts.clock().getTime() + patienceMs;
  for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(2 * pollMs, LONGEST_POLL_MS)) {
    const current = await getPayment(parts.db, id);
    const now = parts.clock();
    if (!isWorthAsking(current) || wasLookedAt(current, since)) return asStored(current);
    const claimed = await claimLook(parts.db, id, {
      now,
      before: new Date(now.getTime() - LOOK_EVERY_MS),
      until: new Date(now.getTime() + LEASE_MS),
    });
    const left = end - now.getTime();
    if (claimed) return look(parts, claimed, Math.max(left, LEAST_MS));
    if (left <= 0) return asStored(current);
    await parts.pause(pollMs);
  }
};

const wasLookedAt = ({ asked_at, looking_until }: PaymentRow, since: Date): boolean =>
  asked_at !== null && asked_at > since && looking_until === null;

const asStored = (payment: PaymentRow): Standing => ({ payment, isKnown: isKnown(payment), buyerNeededAt: null });

const look = async (parts: LookParts, payment: PaymentRow, patienceMs: number): Promise<Standing> => {
  const settled = await within(ask(parts, payment), patienceMs);
  const after = asStored(await getPayment(parts.db, payment.id));
  return { ...after, buyerNeededAt: settled?.buyerNeededAt ?? null };
};

/** Null where the provider could not be asked. */
const ask = async (parts: LookParts, payment: PaymentRow): Promise<Settled | null> => {
  const { db, clock, gateways, log } = parts;
  const gateway = gateways[payment.provider];
  const began = payment.asked_at ?? clock();
  let settled: Settled | null = null;
  try {
    settled = gateway && (await settleOrExpire({ ...parts, gateway }, payment));
  } catch (error) {
    log.warn({ err: error, paymentId: payment.id }, 'payments: payment not read, its buyer sees the last state');
  }
  try {
    await endLook(db, payment.id, { began, isAnswered: settled !== null });
  } catch (error) {
    // The claim runs out by itself.
    log.warn({ err: error, paymentId: payment.id }, 'payments: end of a look not stored, its lease runs out');
  }
  return settled;
};
