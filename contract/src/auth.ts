import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, LIMITS, requiredText } from './fields.ts';
import { messages } from './messages.ts';

export const MIN_PASSWORD = 8;

/** The basic pattern of the sign-up form: text, @, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const required = (max: number) => requiredText(max, messages.auth.fillAll);

// A password is kept as typed: no trimming, every character counts.
const password = z
  .string(messages.auth.fillAll)
  .min(1, messages.auth.fillAll)
  .min(MIN_PASSWORD, messages.auth.shortPassword)
  .max(LIMITS.password, messages.common.tooLong(LIMITS.password))
  .refine((value) => value.isWellFormed(), messages.common.badText);

export const email = required(LIMITS.email).regex(EMAIL, messages.auth.badEmail);

const username = required(LIMITS.name).regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u, messages.auth.badUsername);

export const credentials = z.object({ username: required(LIMITS.email), password });

export const registration = z.object({
  username,
  password,
  email,
  name: required(LIMITS.name),
});

/** What the sign-up form holds: the registration, with the password typed twice. */
export const signUpForm = registration
  .extend({ confirm_password: z.string().min(1, messages.auth.fillAll) })
  .refine((form) => form.password === form.confirm_password, {
    message: messages.auth.passwordsDiffer,
    path: ['confirm_password'],
  });

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
  answer: done,
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
  summary: 'Swap a single-use hand-over token for a session',
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
  answer: done,
  status: 200,
});
