import { z } from 'zod';
import { email, freshProof } from './auth.ts';
import { defineCall } from './call.ts';
import { LIMITS, optionalName, optionalText, picturePath, reported, requiredName } from './fields.ts';
import { messages } from './messages.ts';

export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

export const user = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  profession: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Named by pages that hide the address. Empty where not given. */
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  picture: picturePath,
  is_profile_completed: z.boolean(),
  download_credits: z.int().min(0),
  subscription_status: z.string(),
  /** The link mailed to `email` was followed. */
  email_confirmed: z.boolean().optional(),
  /** Without one, only Google opens this account. */
  has_password: z.boolean().optional(),
  google_connected: z.boolean().optional(),
});

export type User = z.infer<typeof user>;

/** The fields that must all be filled before a pet can be described. */
export const PROFILE_FIELDS = ['name', 'email', 'profession', 'address', 'phone'] as const;

/** A part of the place; left out, it stays as it is unless the address changes. */
const placeName = optionalName(LIMITS.name).optional();

export const profile = z.object({
  name: requiredName(LIMITS.name, messages.auth.fillAll),
  email,
  profession: optionalName(LIMITS.short),
  address: optionalText(LIMITS.short * 2),
  phone: optionalName(LIMITS.name),
  city: placeName,
  state: placeName,
  country: placeName,
});

const call = { tag: 'users', access: 'user', answerKind: 'json', status: 200 } as const;

export const getMe = defineCall({
  ...call,
  method: 'GET',
  path: '/user/me',
  summary: 'The user who is logged in',
  answer: user,
});

export const updateMe = defineCall({
  ...call,
  method: 'PUT',
  path: '/user/me',
  summary:
    'Change the profile; with a second factor, a new address needs the password, or a login of the last 5 minutes',
  body: profile.extend(freshProof.shape),
  answer: reported,
});

export const updateMyPicture = defineCall({
  ...call,
  method: 'PUT',
  path: '/user/me/picture',
  summary: 'Change the profile picture',
  file: {
    field: 'picture',
    maxBytes: MAX_AVATAR_BYTES,
    required: true,
    missing: messages.profile.pictureMissing,
    tooLarge: messages.profile.croppedTooLarge,
  },
  answer: reported.extend({ picture: z.string().optional() }),
});

export const deleteAccount = defineCall({
  ...call,
  method: 'DELETE',
  path: '/user/delete-account',
  summary: 'Delete the account and all it holds',
  body: z.object({ confirm: z.literal(true, messages.account.checkTheBox) }),
  answer: reported,
});

export const exportData = defineCall({
  ...call,
  method: 'GET',
  path: '/user/export',
  summary: 'All that is stored about me: JSON and pictures in one archive',
  answerKind: 'archive',
});
