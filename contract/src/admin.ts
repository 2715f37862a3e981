import { z } from 'zod';
import { email } from './auth.ts';
import { defineCall } from './call.ts';
import { cleanEmail, isEmail } from './email-address.ts';
import { done, id, idParams, LIMITS, optionalText, reported, requiredText, timestamp } from './fields.ts';
import { helpMessages } from './help-messages.ts';
import { dropInvisible } from './invisible.ts';
import { messages } from './messages.ts';
import { providerName } from './payments.ts';
import { deleteAccount } from './users.ts';

export const ADMIN_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** In which order users and résumés are listed. */
export const USER_SORTS = ['newest', 'oldest', 'username', 'credits', 'last-login'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const RESUME_SORTS = ['newest', 'oldest', 'pet-name', 'paid'] as const;
export type ResumeSort = (typeof RESUME_SORTS)[number];

export const adminUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  download_credits: z.int(),
  created_at: timestamp,
  last_login: timestamp.nullable().optional(),
  /** How many résumés this user has. */
  resumes: z.int().optional(),
  is_admin: z.boolean().optional(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminResume = z.object({
  id,
  pet_name: z.string(),
  user_id: id,
  username: z.string().optional(),
  is_paid: z.boolean(),
  created_at: timestamp,
});
export type AdminResume = z.infer<typeof adminResume>;

const page = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
});

/** A page of a list that can be looked through. With `user_id` only what is of that user. */
const searchedPage = page.extend({
  search: optionalText(LIMITS.email).transform((typed) =>
    typed.includes('@') ? cleanEmail(typed) : dropInvisible(typed),
  ),
  user_id: z.coerce.number().pipe(id).optional(),
});

const call = { tag: 'admin', access: 'admin', answerKind: 'json', status: 200 } as const;

export const listUsers = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, searched by username or e-mail',
  query: searchedPage.extend({ sort: z.enum(USER_SORTS).default('newest') }),
  answer: z.object({ users: z.array(adminUser), total: z.int() }),
});

export const changeCredits = defineCall({
  ...call,
  method: 'PATCH',
  path: '/admin/users/:id/credits',
  summary: "Change a user's credits by one",
  params: idParams,
  body: z.object({ change: z.literal([1, -1], messages.admin.changeByOne) }),
  answer: reported.extend({ download_credits: z.int().optional() }),
});

/** A payment that was held because what the provider says does not fit what we asked for. Amounts in minor units. */
const heldPayment = z.object({
  payment_id: z.string(),
  user_id: id,
  kind: z.enum(['credits', 'resume']),
  quantity: z.int(),
  resume_id: id.nullable(),
  amount: z.int(),
  currency: z.string(),
  provider: providerName,
  /** The provider's id of the checkout: what to look for in its dashboard. */
  provider_ref: z.string().nullable(),
  /** What does not fit. */
  reason: z.string(),
  created_at: timestamp,
});
export type HeldPayment = z.infer<typeof heldPayment>;

export const removeSecondFactor = defineCall({
  ...call,
  method: 'DELETE',
  path: '/admin/users/:id/second-factor',
  summary: 'Remove the second factor of a user who has lost it, and log them out everywhere',
  params: idParams,
  answer: done,
});

export const listHeldPayments = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/held-payments',
  summary: 'Payments that were held for a person to look at, newest first',
  answer: z.array(heldPayment),
});

export const checkHeldPayment = defineCall({
  ...call,
  method: 'POST',
  path: '/admin/held-payments/:payment_id/check',
  summary: 'Ask the provider about a held payment again, as after it was refunded there',
  params: z.object({ payment_id: z.string().max(64) }),
  answer: done.extend({ held: z.boolean() }),
});

/** What somebody of ours did. */
const auditEntry = z.object({
  id,
  timestamp,
  /** The administrator's username. */
  actor: z.string(),
  /** What was done, in words. */
  action: z.string(),
  /** What proof of identity the administrator saw, as they wrote it. */
  note: z.string().nullable().optional(),
  user_id: id.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who of ours changed what, newest first',
  query: page,
  answer: z.object({ entries: z.array(auditEntry), total: z.int() }),
});

export const endUserSessions = defineCall({
  ...call,
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  summary: 'Log a user out everywhere',
  params: idParams,
  answer: done,
});

export const exportUserData = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/users/:id/export',
  summary: 'All that is stored about a user, in the archive that they can download themself',
  params: idParams,
  answerKind: 'archive',
});

export const deleteUser = defineCall({
  ...call,
  method: 'DELETE',
  path: '/admin/users/:id',
  summary: "Delete a user's account and all it holds, at their request",
  params: idParams,
  body: deleteAccount.body,
  answer: done,
});

export const changeUserEmail = defineCall({
  ...call,
  method: 'PUT',
  path: '/admin/users/:id/email',
  summary: "Change a user's email address after a proof of identity, and log them out everywhere",
  params: idParams,
  body: z.object({ email, proof: requiredText(LIMITS.short, helpMessages.proofMissing) }),
  answer: done,
});

export const sendUserLetter = defineCall({
  ...call,
  method: 'POST',
  path: '/admin/users/:id/letters',
  summary: 'Mail a user the link that confirms their address again, or a link to set a new password',
  params: idParams,
  body: z.object({ letter: z.enum(['confirm-email', 'reset-password']) }),
  answer: done,
});

export const sendTestMail = defineCall({
  ...call,
  method: 'POST',
  path: '/admin/test-mail',
  summary: "Send a test mail to an address, by default the administrator's own, and tell what the mail server answered",
  body: z.object({
    email: optionalText(LIMITS.email)
      .transform(cleanEmail)
      .refine((address) => address === '' || isEmail(address), messages.auth.badEmail),
  }),
  answer: done,
});

export const listResumePage = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/resume-pages',
  summary: 'Résumés page by page, searched by pet or username',
  query: searchedPage.extend({ sort: z.enum(RESUME_SORTS).default('newest') }),
  answer: z.object({ resumes: z.array(adminResume), total: z.int() }),
});

export const listAllResumes = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/resumes',
  summary: 'All résumés, newest first',
  long: true,
  answer: z.array(adminResume),
});
