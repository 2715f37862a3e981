import type { CheckoutState } from '#gateways/gateway';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { CheckoutTruth } from '../harness/checkout-truth.ts';
import type { ProviderName, Way } from './outsiders.ts';

/** A checkout as a provider holds it. */
export interface ModelCheckout {
  ref: string;
  url: string;
  /** Unix time in seconds, as asked for. */
  expiresAt: number;
  /** `forgotten`: the provider says that it knows none by this reference. */
  state: CheckoutState | 'forgotten';
  paymentId: string | null;
  amount: number;
  currency: string;
  live: boolean;
  /** How the buyer chose to pay. */
  way: Way;
  captureRef: string | null;
  refunds: number[];
  /** Whether the shop itself sent the money back. */
  isSentBack: boolean;
  dispute: 'none' | 'open' | 'lost';
}

export interface ModelEvent {
  id: string;
  type: string;
  ref: string | null;
  captureRef: string | null;
}

/** An event, and what it is about though it may not say so. */
export interface Announced {
  checkout: string;
  event: ModelEvent;
}

interface Answer {
  request: string;
  answer: unknown;
}

/** A provider's books: the checkouts it holds, the answers it repeats under a key, and the events it records. */
export class ProviderModel {
  readonly checkouts = new Map<string, ModelCheckout>();
  readonly answers = new Map<string, Answer>();
  readonly name: ProviderName;
  readonly events: Announced[] = [];
  readonly #world: string;

  /** @param world part of every reference, so that no other world has the same. */
  constructor(name: ProviderName, world: string) {
    this.name = name;
    this.#world = world;
  }

  open({ paymentId, amount, currency, expiresAt }: CheckoutRequest): ModelCheckout {
    const ref = `${this.name}-${this.#world}-${this.checkouts.size}`;
    const checkout: ModelCheckout = {
      ref,
      url: `https://${this.name}.example/${ref}`,
      expiresAt,
      state: 'open',
      paymentId,
      amount,
      currency,
      live: false,
      way: 'works',
      captureRef: null,
      refunds: [],
      isSentBack: false,
      dispute: 'none',
    };
    this.checkouts.set(ref, checkout);
    return checkout;
  }

  /** Events about a checkout name it; those about what became of its money name only the movement of the money. */
  announce(type: string, { ref, captureRef }: ModelCheckout, about: 'checkout' | 'money' = 'checkout'): void {
    const id = `${this.name}-${this.#world}-event-${this.events.length}`;
    const event = { id, type, ref: about === 'checkout' ? ref : null, captureRef };
    this.events.push({ checkout: ref, event });
  }

  /** PayPal says nothing of a dispute until it has taken the money. */
  disputeToldOf({ dispute }: ModelCheckout): ModelCheckout['dispute'] {
    return this.name === 'stripe' ? dispute : 'none';
  }

  truths(): CheckoutTruth[] {
    return [...this.checkouts.values()].map((checkout) => ({
      provider: this.name,
      ref: checkout.ref,
      paymentId: checkout.paymentId,
      currency: checkout.currency,
      live: checkout.live,
      captured: checkout.state === 'paid' ? checkout.amount : 0,
      refunded: refundedOf(checkout),
      dispute: this.disputeToldOf(checkout),
      isHeldBack: checkout.dispute === 'open',
    }));
  }
}

export const refundedOf = ({ refunds }: ModelCheckout): number => refunds.reduce((sum, amount) => sum + amount, 0);
