import { z } from 'zod';

/*
 * What browser and server tell each other about passkeys: the JSON forms of WebAuthn (W3C, level 3), without what we do
 * not use. Binary parts travel as base64url.
 */

const MOST = 16_384;
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(MOST);

const known = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

const transports = z.array(z.string().max(20)).max(10);

/** A new passkey, as its authenticator describes it. */
export const attestation = known.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** A passkey that was used: a signature over our challenge. */
export const assertion = known.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

const named = z.object({ id: base64url, type: z.literal('public-key'), transports: transports.optional() });

const common = { challenge: base64url, timeout: z.int().optional() };
const verification = z.enum(['required', 'preferred', 'discouraged']);

/** What a browser is asked to make a passkey with. */
export const creationOptions = z.object({
  ...common,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What a browser is asked to use a passkey with. Without a list, it offers all that it has for this place. */
export const requestOptions = z.object({
  ...common,
  rpId: z.string(),
  allowCredentials: z.array(named).optional(),
  userVerification: verification,
});
export type RequestOptions = z.infer<typeof requestOptions>;
