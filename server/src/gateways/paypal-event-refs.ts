import { z } from 'zod';
import type { GatewayEvent } from './gateway.ts';

type Refs = Pick<GatewayEvent, 'ref' | 'captureRef'>;

// Anything that cannot be an id is read as null.
const id = z
  .string()
  .regex(/^[A-Z0-9]{1,36}$/)
  .nullable()
  .catch(null);

/** An order, a capture, a refund, an approval or a dispute: what any of them may name. */
const eventResource = z.object({
  id,
  order_id: id,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: id }) })
    .nullable()
    .catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
  disputed_transactions: z.array(z.object({ seller_transaction_id: id })).catch([]),
});

/** A refund names its capture by a link only: `…/v2/payments/captures/{id}`. */
const refundedCapture = ({ links }: z.infer<typeof eventResource>): string | null => {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return /\/captures\/([A-Z0-9]{1,36})$/.exec(up)?.[1] ?? null;
};

/** What an event of this type speaks of. */
export const readRefs = (type: string, given: unknown): Refs => {
  const { success, data: resource } = eventResource.safeParse(given);
  if (!success) return { ref: null, captureRef: null };
  if (type.startsWith('CHECKOUT.ORDER.')) return { ref: resource.id, captureRef: null };
  if (type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') return { ref: resource.order_id, captureRef: null };
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
    return { ref: null, captureRef: refundedCapture(resource) };
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    return { ref: resource.supplementary_data?.related_ids.order_id ?? null, captureRef: resource.id };
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return { ref: null, captureRef: resource.disputed_transactions[0]?.seller_transaction_id ?? null };
  }
  return { ref: null, captureRef: null };
};
