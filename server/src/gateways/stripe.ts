import type { CheckoutRequest } from '#lib/checkout-request';
import type { CheckoutSnapshot, Gateway, OpenedCheckout } from './gateway.ts';
import { GatewayError } from './gateway.ts';
import { sessionParams, snapshotOf } from './stripe-checkout.ts';
import { createStripeClient } from './stripe-client.ts';
import { toGatewayError } from './stripe-errors.ts';
import { verifyStripeEvent } from './stripe-events.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** `http(s)://host[:port]`; Stripe itself where left out. */
  apiBase?: string;
  /** For one try, in milliseconds; a call makes up to three. */
  timeoutMs?: number;
}

const asked = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toGatewayError(error);
  }
};

/**
 * Payments by card through Stripe Checkout. Amounts are in minor units, times in Unix seconds. Every method rejects with
 * GatewayError: `refused` for a definite no, `not_found` where Stripe holds no such checkout, `unknown` where no usable
 * answer came (the same request with the same key may be sent again), `bad_signature` for events.
 */
export const openStripe = ({ secretKey, webhookSecret, apiBase, timeoutMs }: StripeConfig): Gateway => {
  const client = createStripeClient({ secretKey, apiBase, timeoutMs });
  const live = /^[sr]k_live_/.test(secretKey);

  const openCheckout = (request: CheckoutRequest): Promise<OpenedCheckout> =>
    asked(async () => {
      const { idempotencyKey } = request;
      const session = await client.checkout.sessions.create(sessionParams(request), { idempotencyKey });
      if (!session.id || !session.url)
        throw new GatewayError('unknown', 'Stripe: a session without an address to pay at');
      return { ref: session.id, url: session.url };
    });

  const readCheckout = (ref: string): Promise<CheckoutSnapshot> =>
    asked(async () => {
      // The reference can come from an address bar: what cannot be one is not asked for.
      if (!/^cs_\w{1,250}$/.test(ref)) throw new GatewayError('not_found', 'Stripe: not the id of a session');
      return snapshotOf(await client.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }));
    });

  return {
    name: 'stripe',
    live,
    openCheckout,
    readCheckout,
    verifyEvent: async (rawBody, headers) =>
      verifyStripeEvent({ client, webhookSecret, live }, rawBody, headers['stripe-signature']),
  };
};
