import type { CheckoutRequest } from '#lib/checkout-request';

export interface OpenedCheckout {
  /** The provider's id of the checkout. */
  ref: string;
  /** Where the buyer pays. */
  url: string;
}

export type CheckoutState = 'open' | 'processing' | 'paid' | 'expired' | 'failed';

/** What the provider says of a checkout right now: the truth that a payment is folded from. */
export interface CheckoutSnapshot {
  ref: string;
  /** Our payment's id as the provider holds it; null where it holds none. */
  paymentId: string | null;
  state: CheckoutState;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Real money, or a test. */
  live: boolean;
  /** The provider's id of the money movement, once there is one. */
  captureRef: string | null;
}

/** An event whose signature held. Only a hint: the checkout is read again before anything moves. */
export interface GatewayEvent {
  id: string;
  type: string;
  /** The checkout it speaks of; null for events that concern none. */
  ref: string | null;
}

/** One payment provider. Every method rejects with GatewayError when the provider fails or refuses. */
export interface Gateway {
  name: 'stripe' | 'paypal';
  /** Whether this gateway moves real money. */
  live: boolean;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  readCheckout(ref: string): Promise<CheckoutSnapshot>;
  /** Throws GatewayError `bad_signature` unless signature and age hold. */
  verifyEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}

/** `refused`: a definite no. `unknown`: no answer, so it may have happened. */
export type GatewayFault = 'refused' | 'unknown' | 'bad_signature' | 'not_found';

export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly fault: GatewayFault;

  constructor(fault: GatewayFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
