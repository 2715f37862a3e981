import type Stripe from 'stripe';
import type { Sendable } from '../common/webhooks.ts';

/** On the wire a decimal is a string; only Stripe's own client turns it into an object. */
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & {
  price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
};

export interface StoredSession {
  session: Stripe.Checkout.Session;
  lineItems: WireLineItem[];
  /** What the payment gets once the buyer pays. */
  intentMetadata: Stripe.Metadata;
  intentDescription: string | null;
}

export interface StoredEvent extends Sendable {
  event: Stripe.EventBase;
}

/** All that this account holds, by id. Objects are replaced, never changed in place. */
export interface Stored {
  sessions: Map<string, StoredSession>;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  events: Map<string, StoredEvent>;
}

export const emptyStore = (): Stored => ({
  sessions: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
});
