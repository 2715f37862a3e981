import type { PaymentRow } from '#db/types';
import type { Gateway } from '#gateways/gateway';
import type { CheckoutTruth } from '../harness/checkout-truth.ts';

export type ProviderName = PaymentRow['provider'];

/** How the buyer's way to pay turns out. `refused`: for good, whatever the buyer does. */
export type Way = 'works' | 'pending' | 'declined' | 'refused';

/** What happens to a checkout at its provider, whether we hear of it or not. */
export type Fact =
  | { kind: 'pay'; way: Way }
  /** Pending money arrives, or does not. */
  | { kind: 'clear' }
  | { kind: 'bounce' }
  /** Nobody can pay it any more. */
  | { kind: 'end' }
  /** The provider gives up an approval that was not captured. */
  | { kind: 'lapse' }
  /** In minor units; all that is left where that is less. */
  | { kind: 'refund'; amount: number }
  /** The last refund did not reach the buyer. */
  | { kind: 'refund fails' }
  | { kind: 'dispute' }
  | { kind: 'win' }
  | { kind: 'lose' }
  /** The provider's checkout is not the one that we asked for. */
  | { kind: 'falsify'; what: 'amount' | 'currency' | 'live' | 'payment' };

/** An event as it reaches our server. */
export interface Delivery {
  id: string;
  provider: ProviderName;
  /** The checkout that it is about, whether it says so or not. */
  checkout: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** A provider as the world outside of our server: what buyers and banks do there, and what comes from there. */
export interface Outsider {
  gateway: Gateway;
  /** Whether it can happen to a checkout that stands as this one does. */
  allows(ref: string, fact: Fact): boolean;
  /** Lets it happen, where it can. */
  happen(ref: string, fact: Fact): void;
  /** What happens to a checkout by time alone. */
  timeIs(now: Date): void;
  /** All events so far, in the order in which they happened. */
  events(): Delivery[];
  /** An event about a checkout that the provider never signed. */
  forged(ref: string): Delivery;
  truths(): CheckoutTruth[];
  /** The references of those that a buyer has agreed to pay and that nobody has captured yet. */
  uncaptured(): string[];
}

export interface Outsiders {
  stripe: Outsider;
  paypal: Outsider;
  /** A true event about a checkout of another shop. */
  stray(): Delivery;
  close(): Promise<void>;
}
