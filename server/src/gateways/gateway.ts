import type { ProviderName } from '@pawsume/contract/payments';
import type { CheckoutRequest } from '#lib/checkout-request';

export interface OpenedCheckout {
  /** The provider's id of the checkout. */
  ref: string;
  /** Where the buyer pays. */
  url: string;
}

/** `approved`: the buyer agreed, and the money waits to be captured. `paid`: the money moved, whatever became of it later. */
export type CheckoutState = 'open' | 'approved' | 'processing' | 'paid' | 'expired' | 'failed';

/** What the provider says of a checkout right now: the truth that a payment is folded from. */
export interface CheckoutSnapshot {
  ref: string;
  /** Our payment's id as the provider holds it; null where it holds none. */
  paymentId: string | null;
  state: CheckoutState;
  /** What the buyer pays, in minor units. Of a paid checkout, what was captured. */
  amount: number;
  currency: string;
  /** Real money, or a test. */
  live: boolean;
  /** The provider's id of the money movement, once there is one. */
  captureRef: string | null;
  /** What went back to the buyer so far, in minor units of `currency`. */
  refunded: number;
  /** A dispute that was won, or withdrawn, is none. */
  dispute: 'none' | 'open' | 'lost';
}

/**
 * `done`: read the checkout to learn the result. `buyer_needed`: nothing was taken, and the buyer has to choose again.
 */
export type CaptureOutcome =
  | { kind: 'done' }
  | { kind: 'buyer_needed' /** Where the buyer can; null where the provider names no place. */; url: string | null }
  | { kind: 'failed'; reason: string };

/** An event whose signature held. Only a hint: the checkout is read again before anything moves. */
export interface GatewayEvent {
  id: string;
  type: string;
  /** The checkout it speaks of; null where it names none. */
  ref: string | null;
  /** The money movement it speaks of; null where it names none. */
  captureRef: string | null;
}

/** One payment provider. Every method rejects with GatewayError when the provider fails or refuses. */
export interface Gateway {
  name: ProviderName;
  /** Whether this gateway moves real money. */
  live: boolean;
  /** Rejects unless the provider accepts our keys. A refusal has its words, without a part of the key. */
  checkKeys(): Promise<void>;
  /** Safe to repeat with the same request: it opens one checkout. */
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  readCheckout(ref: string): Promise<CheckoutSnapshot>;
  /** Takes the money of an approved checkout; safe to repeat with the same key. */
  captureCheckout(ref: string, idempotencyKey: string): Promise<CaptureOutcome>;
  /**
   * Closes an open checkout so that it cannot be paid any more, where the provider can do that. A closed or paid one
   * stays as it is.
   */
  closeCheckout(ref: string): Promise<void>;
  /** Gives all that is left of a captured payment back; safe to repeat with the same key, and where nothing is left. */
  refundCapture(captureRef: string, idempotencyKey: string): Promise<void>;
  /** Throws GatewayError `bad_signature` unless signature and age hold. */
  verifyEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}

/** Each null where that way to pay is not set up. */
export type Gateways = Record<ProviderName, Gateway | null>;

/** Returns true if there are ways to pay, and none moves real money. */
export const areForTests = (gateways: Gateways): boolean => {
  const inUse = Object.values(gateways).filter((gateway) => gateway !== null);
  return inUse.length > 0 && inUse.every(({ live }) => !live);
};

/**
 * `refused`: a definite no. `unknown`: no answer, so it may have happened. `busy`: another call is at it under the same key
 * or on the same checkout, so its answer comes to whoever asks again with the same key.
 */
export type GatewayFault = 'refused' | 'unknown' | 'busy' | 'bad_signature' | 'not_found';

export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly fault: GatewayFault;

  constructor(fault: GatewayFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
