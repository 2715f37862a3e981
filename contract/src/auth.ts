import { z } from 'zod';
import { defineCall } from './call.ts';
import { cleanEmail, isEmail } from './email-address.ts';
import { done, idParams, LIMITS, reported, requiredName, requiredText, timestamp } from './fields.ts';
import { dropInvisible } from './invisible.ts';
import { messages } from './messages.ts';

export const MIN_PASSWORD = 8;

const required = (max: number) => requiredText(max, messages.auth.fillAll);

// A password is kept as typed: no trimming, every character counts.
const password = z
  .string(messages.auth.fillAll)
  .min(1, messages.auth.fillAll)
  .min(MIN_PASSWORD, messages.auth.shortPassword)
  .max(LIMITS.password, messages.common.tooLong(LIMITS.password))
  .refine((value) => value.isWellFormed(), messages.common.badText);

/** Leaves a text that is refused anyway as it is: normalizing takes time that grows with the square of its length. */
const cleanWithinLimit = (value: string): string => (value.length > LIMITS.email ? value : cleanEmail(value));

/** An e-mail address, without what was pasted with it. */
export const email = required(LIMITS.email).overwrite(cleanWithinLimit).refine(isEmail, messages.auth.badEmail);

const username = required(LIMITS.name)
  .overwrite(dropInvisible)
  .regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u, messages.auth.badUsername);

export const credentials = z.object({ username: required(LIMITS.email).overwrite(dropInvisible), password });

export const registration = z.object({
  username,
  password,
  email,
  name: requiredName(LIMITS.name, messages.auth.fillAll),
});

/** What the sign-up form holds: the registration, with the password typed twice. */
export const signUpForm = registration
  .extend({ confirm_password: z.string().min(1, messages.auth.fillAll) })
  .refine((form) => form.password === form.confirm_password, {
    message: messages.auth.passwordsDiffer,
    path: ['confirm_password'],
  });

/** What a sensitive change may carry: the password proves that its owner makes it. */
export const freshProof = z.object({
  current_password: z
    .string(messages.auth.fillAll)
    .min(1, messages.auth.fillAll)
    .max(LIMITS.password, messages.common.tooLong(LIMITS.password))
    .optional(),
});
export type FreshProof = z.infer<typeof freshProof>;

const session = z.object({ token: z.string() });

const call = { tag: 'auth', access: 'anyone', answerKind: 'json' } as const;

export const login = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in with username and password',
  body: credentials,
  answer: session,
  status: 200,
});

export const register = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account',
  body: registration,
  answer: reported,
  status: 201,
});

export const adminLogin = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/admin/login',
  summary: 'Log in as an administrator',
  body: z.object({
    username: requiredText(LIMITS.email, messages.admin.enterBoth),
    password: z.string(messages.admin.enterBoth).min(1, messages.admin.enterBoth).max(LIMITS.password),
  }),
  answer: session,
  status: 200,
});

export const logout = defineCall({
  ...call,
  access: 'user',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  answer: done,
  status: 200,
});

export const loginWithGoogle = defineCall({
  ...call,
  method: 'GET',
  path: '/auth/login/google',
  summary: 'Go to Google to sign in',
  answerKind: 'redirect',
  status: 303,
});

export const googleCallback = defineCall({
  ...call,
  method: 'GET',
  path: '/auth/google/callback',
  summary: 'Where Google sends the browser back to',
  query: z.looseObject({}),
  answerKind: 'redirect',
  status: 303,
});

export const exchangeToken = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/exchange',
  summary: 'Swap a single-use login ticket for a session',
  body: z.object({ token: z.string().min(1).max(LIMITS.password) }),
  answer: session,
  status: 200,
});

export const changePassword = defineCall({
  ...call,
  access: 'user',
  method: 'POST',
  path: '/user/change-password',
  summary: 'Change the password; ends all sessions',
  body: z.object({
    current_password: z.string(messages.auth.fillAll).min(1, messages.auth.fillAll).max(LIMITS.password),
    new_password: password,
  }),
  answer: reported,
  status: 200,
});

const mine = { tag: 'auth', access: 'user', answerKind: 'json', status: 200 } as const;

export const connectGoogle = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/google',
  summary: 'Begin to connect a Google account to this one; needs the password, or a login of the last 5 minutes',
  body: freshProof.nullish(),
  answer: z.object({ url: z.url() }),
});

export const disconnectGoogle = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/user/google',
  summary: 'Disconnect Google; needs the password, or a login of the last 5 minutes',
  body: freshProof.nullish(),
  answer: done,
});

const mySession = z.object({
  id: z.int(),
  /** Such as `Firefox on Linux`. */
  device: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  /** The session that asks. */
  current: z.boolean(),
});
export type MySession = z.infer<typeof mySession>;

export const listSessions = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/sessions',
  summary: 'Where I am logged in, last used first',
  answer: z.array(mySession),
});

export const endSession = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'Log one of my sessions out',
  params: idParams,
  answer: done,
});

export const endOtherSessions = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Log all my sessions out but this one',
  answer: done,
});

/** A token of a mailed link. */
const mailedToken = z.string(messages.auth.linkInvalid).regex(/^[\w-]{43}$/, messages.auth.linkInvalid);

export const forgotPassword = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Have a link to a new password mailed; the answer is the same whether there is such an account',
  body: z.object({ email }),
  answer: done,
  status: 200,
});

/** What opens an account beside its password. */
const wayInKind = z.enum(['google']);
export const WAY_IN_KINDS = wayInKind.options;
export type WayInKind = z.infer<typeof wayInKind>;

const wayIn = z.object({ kind: wayInKind, since: timestamp });
export type WayIn = z.infer<typeof wayIn>;

export const checkResetLink = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/reset-password/check',
  summary: 'What the token of a mailed link would reset, and what else opens that account; uses nothing up',
  body: z.object({ token: mailedToken }),
  answer: z.object({ username: z.string(), ways_in: z.array(wayIn) }),
  status: 200,
});

export const resetPassword = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link; ends all sessions',
  body: z.object({
    token: mailedToken,
    new_password: password,
    /** The ways to log in that are to be removed. */
    cut: z.array(wayInKind).max(wayInKind.options.length).optional(),
  }),
  answer: done,
  status: 200,
});

export const confirmEmail = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Confirm an e-mail address with the token of a mailed link',
  body: z.object({ token: mailedToken }),
  answer: done,
  status: 200,
});

export const undoEmail = defineCall({
  ...call,
  method: 'POST',
  path: '/auth/undo-email',
  summary: 'Put an earlier e-mail address back with the token of the link mailed there; ends all sessions',
  body: z.object({ token: mailedToken }),
  /** `reset_token` is that of a link to a new password. */
  answer: done.extend({ reset_token: z.string() }),
  status: 200,
});

export const askForConfirmation = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/confirm-email',
  summary: 'Have the link that confirms my e-mail address mailed again',
  answer: done,
});
