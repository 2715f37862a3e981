import { z } from 'zod';
import { isStorable } from '#lib/storable';

// Anything that cannot be an id of ours is read as null.
const paymentId = z.string().refine(isStorable).nullish().catch('');
const ourMetadata = z.object({ payment_id: paymentId }).nullish().catch(null);
const reference = z.string().regex(/^\w{1,255}$/);

const charge = z.object({
  id: reference,
  disputed: z.boolean().default(false),
  amount_refunded: z.int().min(0).default(0),
});

const intent = z.object({
  id: reference,
  status: z.string(),
  metadata: ourMetadata,
  latest_charge: z.union([reference, charge]).nullish(),
});

/** What is read of a session; nothing of the buyer. */
export const session = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: paymentId,
  metadata: ourMetadata,
  amount_total: z.number(),
  currency: z.string(),
  livemode: z.boolean(),
  payment_intent: z.union([reference, intent]).nullish(),
});
export type Session = z.infer<typeof session>;

/** What is read of a new session. */
export const openedSession = z.object({
  id: z.string().regex(/^cs_\w{1,250}$/),
  url: z.url({ protocol: /^https?$/ }),
});

/** What is read of the disputes of a charge. */
export const disputeList = z.object({
  data: z.array(z.object({ status: z.string(), balance_transactions: z.array(z.object({ amount: z.int() })) })),
});
export type DisputeFacts = z.infer<typeof disputeList>['data'][number];

export const refundState = z.object({ status: z.string().nullable() });

/** Our payment's id, in all places that hold one; null where there is none, or where they differ. */
export const readPaymentId = ({ client_reference_id, metadata, payment_intent }: Session): string | null => {
  const ofIntent = typeof payment_intent === 'object' ? payment_intent?.metadata?.payment_id : null;
  const ids = new Set([client_reference_id, metadata?.payment_id, ofIntent].filter((id) => typeof id === 'string'));
  const [id = null] = ids;
  return ids.size === 1 ? id : null;
};
