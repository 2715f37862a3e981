import { z } from 'zod';
import { freshProof } from './auth.ts';
import { defineCall } from './call.ts';
import { done, idParams, LIMITS, optionalText, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { assertion, attestation, creationOptions, requestOptions } from './passkey-json.ts';

export const RECOVERY_CODES = 10;

const challenge = z.string(messages.factor.over).regex(/^[\w-]{43}$/, messages.factor.over);

/** A code of an authenticator app or a recovery code, with whatever spaces and dashes it was typed with. */
const code = z
  .string(messages.factor.codeMissing)
  .max(LIMITS.short, messages.factor.wrongCode)
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .min(1, messages.factor.codeMissing);

const session = z.object({ token: z.string() });

const open = { tag: 'second factor', access: 'anyone', method: 'POST', answerKind: 'json', status: 200 } as const;

export const finishByCode = defineCall({
  ...open,
  path: '/auth/second-factor/code',
  summary: 'Finish a login with a code of the authenticator app, or with a recovery code',
  body: z.object({ challenge, code }),
  answer: session,
});

export const beginByPasskey = defineCall({
  ...open,
  path: '/auth/second-factor/passkey-options',
  summary: 'What to ask the browser for, to finish a login with a passkey',
  body: z.object({ challenge }),
  answer: requestOptions,
});

export const finishByPasskey = defineCall({
  ...open,
  path: '/auth/second-factor/passkey',
  summary: 'Finish a login with a passkey',
  body: z.object({ challenge, passkey: assertion }),
  answer: session,
});

export const beginPasskeyLogin = defineCall({
  ...open,
  path: '/auth/passkey-options',
  summary: 'What to ask the browser for, to log in with a passkey alone',
  answer: requestOptions,
});

export const loginByPasskey = defineCall({
  ...open,
  path: '/auth/passkey',
  summary: 'Log in with a passkey alone',
  body: z.object({ passkey: assertion }),
  answer: session,
});

const mine = { tag: 'second factor', access: 'user', answerKind: 'json', status: 200 } as const;

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const secondFactor = z.object({
  /** Nothing an administrator may do is open to this account before it has a second factor. */
  required: z.boolean(),
  /** Browsers take passkeys only where this place has a name and https, or is `localhost`. */
  passkeys_available: z.boolean(),
  passkeys: z.array(passkey),
  /** Since when an authenticator app is set up; null where none is. */
  authenticator_since: timestamp.nullable(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** The recovery codes, shown once, with the first factor; null where the account has some already. */
const added = done.extend({ recovery_codes: z.array(z.string()).nullable() });

export const getSecondFactor = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/second-factor',
  summary: 'My passkeys, authenticator app and recovery codes',
  answer: secondFactor,
});

export const beginPasskey = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/passkeys/options',
  body: freshProof.nullish(),
  summary: 'What to ask the browser for, to make a passkey',
  answer: creationOptions,
});

export const addPasskey = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/passkeys',
  summary: 'Keep a passkey that the browser has made',
  body: z.object({ name: optionalText(LIMITS.name), passkey: attestation }),
  answer: added,
  status: 201,
});

export const removePasskey = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/user/passkeys/:id',
  body: freshProof.nullish(),
  summary: 'Remove one of my passkeys',
  params: idParams,
  answer: done,
});

export const beginAuthenticator = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/authenticator',
  body: freshProof.nullish(),
  summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
  answer: z.object({ key: z.string(), uri: z.string() }),
});

export const confirmAuthenticator = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/authenticator/confirm',
  summary: 'Show with a code that the authenticator app has the secret',
  body: z.object({ code }),
  answer: added,
});

export const removeAuthenticator = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/user/authenticator',
  body: freshProof.nullish(),
  summary: 'Remove my authenticator app',
  answer: done,
});

export const renewRecoveryCodes = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/recovery-codes',
  body: freshProof.nullish(),
  summary: 'New recovery codes; the old ones are void',
  answer: done.extend({ recovery_codes: z.array(z.string()) }),
});
