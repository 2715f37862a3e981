/** A checkout to be opened at a payment provider. All of it is stored before the first call and never recomputed. */
export interface CheckoutRequest {
  /** Our payment's id: comes back in every object of the provider. */
  paymentId: string;
  /** Sent as the provider's idempotency key: a retry with the same key and request opens nothing new. */
  idempotencyKey: string;
  /** In minor units (cents) of `currency`, ISO 4217 lower case. */
  amount: number;
  currency: string;
  /** What the buyer reads on the provider's page. */
  description: string;
  /** Where the provider sends the browser; a placeholder of its own in it is filled in by itself. */
  returnUrl: string;
  cancelUrl: string;
  /** Unix time in seconds. */
  expiresAt: number;
}
