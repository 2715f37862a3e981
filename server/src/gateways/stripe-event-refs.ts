import { z } from 'zod';
import { isStorable } from '#lib/storable';
import type { GatewayEvent } from './gateway.ts';

const reference = z.string().regex(/^\w{1,255}$/);

// Anything that cannot be an id is read as null.
const idOrNone = reference.nullable().catch(null);
const payment = z
  .union([reference, z.object({ id: idOrNone })])
  .nullable()
  .catch(null);

/** A checkout session, a charge, a refund or a dispute: what any of them may name. */
const eventObject = z.object({ id: idOrNone, payment_intent: payment }).catch({ id: null, payment_intent: null });

const word = z.string().min(1).max(255).refine(isStorable);

/** What is read of an event. */
export const eventShape = z.object({
  id: word,
  type: word,
  livemode: z.boolean(),
  data: z.object({ object: eventObject }),
});

const OF_CHECKOUTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

const OF_PAYMENTS = new Set([
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/** What an event speaks of. Events of charges, refunds and disputes name no checkout: those are found by their payment. */
export const readRefs = ({ type, data }: z.infer<typeof eventShape>): Pick<GatewayEvent, 'ref' | 'captureRef'> => {
  const { id, payment_intent: intent } = data.object;
  const captureRef = typeof intent === 'string' ? intent : (intent?.id ?? null);
  if (OF_CHECKOUTS.has(type)) return { ref: id, captureRef };
  return { ref: null, captureRef: OF_PAYMENTS.has(type) ? captureRef : null };
};
