import { z } from 'zod';

/** Every way a call can fail, and the status it is answered with. */
export const STATUS_OF = {
  invalid_input: 400,
  bad_signature: 400,
  picture_unreadable: 400,
  document_unreadable: 400,
  not_authenticated: 401,
  wrong_credentials: 401,
  second_factor_needed: 401,
  second_factor_over: 401,
  not_enough_credits: 402,
  forbidden: 403,
  proof_needed: 403,
  second_factor_required: 403,
  profile_incomplete: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  google_connected: 409,
  password_needed: 409,
  no_second_factor: 409,
  passkeys_unavailable: 409,
  account_full: 409,
  stopped: 409,
  overtaken: 409,
  already_paid: 409,
  credits_at_zero: 409,
  changed_elsewhere: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  download_failed: 500,
  payment_provider_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** How a login can be finished. */
export const factorKind = z.enum(['passkey', 'authenticator', 'recovery_code']);
export type FactorKind = z.infer<typeof factorKind>;

/** What a login returns, by password or with Google, where the account has a second factor: how to go on with it. */
export const secondStep = z.object({
  /** Good once, for five minutes. */
  challenge: z.string(),
  kinds: z.array(factorKind),
});
export type SecondStep = z.infer<typeof secondStep>;

/** The body of every failed call. `error` and `msg` carry the same sentence. */
export const errorBody = z.object({
  error: z.string(),
  msg: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With the code `second_factor_needed`. */
  second_factor: secondStep.optional(),
  request_id: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

/** How a stream of events ends that failed: the body of the error, with the status it would have been answered with. */
export const failedEvent = errorBody.extend({ status: z.int() });
export type FailedEvent = z.infer<typeof failedEvent>;
