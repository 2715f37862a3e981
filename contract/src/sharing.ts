import { z } from 'zod';
import { email } from './auth.ts';
import { defineCall } from './call.ts';
import { done, id, idParams, LIMITS, requiredName, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { PURPOSES } from './page-settings.ts';
import { plainName } from './plain-name.ts';

/** In days from now, or never. */
export const LINK_ENDS = ['7', '30', '90', 'never'] as const;
export type LinkEnds = (typeof LINK_ENDS)[number];

/** How long a question how to reach the owner is kept, and then how long its answer is good. */
export const CONTACT_DAYS = 30;
/** So many days of opens are shown. */
export const OPENS_DAYS = 30;

const SLUG_LENGTH = 22;
/** Of 132 random bits. */
export const slug = z.string().regex(new RegExp(`^[\\w-]{${SLUG_LENGTH}}$`));

const opensOfDay = z.object({ day: z.iso.date(), opens: z.int().min(1) });
export type OpensOfDay = z.infer<typeof opensOfDay>;

const link = z.object({
  purpose: z.enum(PURPOSES),
  /** Where readers find it; null while it is off. */
  url: z.string().nullable(),
  /** Null where it does not end by itself. */
  ends_at: timestamp.nullable(),
  with_pdf: z.boolean(),
  hides_contact: z.boolean(),
  /** True if the PDF that readers take has a watermark. Absent while the link is off. */
  pdf_watermarked: z.boolean().optional(),
  /** True if it is off because the server was restored from a backup. */
  ended_by_restore: z.boolean().optional(),
  /** Of the last OPENS_DAYS days (UTC), those on which it was opened, in their order. */
  opens: z.array(opensOfDay),
});
export type SharedLink = z.infer<typeof link>;

const contactRequest = z.object({
  id,
  purpose: z.enum(PURPOSES),
  name: z.string(),
  email: z.string(),
  state: z.enum(['asked', 'shown', 'refused']),
  asked_at: timestamp,
});
export type ContactRequest = z.infer<typeof contactRequest>;

const call = { tag: 'sharing', answerKind: 'json', status: 200 } as const;
const mine = { ...call, access: 'user' } as const;
const ofLink = idParams.extend({ purpose: z.enum(PURPOSES) });
const changed = done.extend({ link });

export const listLinks = defineCall({
  ...mine,
  method: 'GET',
  path: '/resumes/:id/links',
  summary: 'The links of a résumé, one for each purpose, and who asks how to reach its owner',
  params: idParams,
  answer: z.object({
    links: z.array(link),
    requests: z.array(contactRequest),
    /** Readers see a watermark. */
    watermarked: z.boolean(),
    /** A mail tells its owner that somebody asks how to reach them: not before their own address is confirmed. */
    owner_is_mailed: z.boolean().optional(),
    /** Contacts that were typed into texts, and that a link leaves out while it hides how to reach the owner. */
    hidden_contacts: z.array(z.string()).optional(),
  }),
});

export const saveLink = defineCall({
  ...mine,
  method: 'PUT',
  path: '/resumes/:id/links/:purpose',
  summary: 'Switch the link of a résumé for a purpose on, or change what it shows and when it ends',
  params: ofLink,
  body: z.object({
    ends: z.enum(LINK_ENDS).optional(),
    with_pdf: z.boolean().optional(),
    hides_contact: z.boolean().optional(),
  }),
  answer: changed,
});

export const renewLink = defineCall({
  ...mine,
  method: 'POST',
  path: '/resumes/:id/links/:purpose/new-address',
  summary: 'Give a link a new address; the one before leads nowhere any more',
  params: ofLink,
  /** The address that is to go: where it went already, nothing changes. */
  body: z.object({ url: z.string().max(LIMITS.long) }),
  answer: changed,
});

export const endLink = defineCall({
  ...mine,
  method: 'DELETE',
  path: '/resumes/:id/links/:purpose',
  summary: 'End a link at once',
  params: ofLink,
  answer: changed,
});

export const answerContactRequest = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/contact-requests/:id',
  summary: 'Let somebody see how to reach the owner of a shared résumé, or not',
  params: idParams,
  body: z.object({ show: z.boolean() }),
  answer: done.extend({ request: contactRequest }),
});

const open = { ...call, access: 'anyone', method: 'POST' } as const;

export const countOpen = defineCall({
  ...open,
  path: '/shared/opened',
  summary: 'Count that somebody looks at a shared page; each reader once a day',
  body: z.object({ slug }),
  answer: done,
});

/** A name and nothing more: it stands in a mail. */
const readersName = requiredName(LIMITS.name, messages.sharing.page.nameMissing).refine(
  (name) => plainName(name) !== null && !/[:\\<>]/.test(name),
  messages.sharing.page.nameOnly,
);

export const askForContact = defineCall({
  ...open,
  path: '/shared/contact-requests',
  summary: 'Ask the owner of a shared résumé how to reach them',
  body: z.object({ slug, name: readersName, email }),
  answer: done,
});

const contactLine = z.object({ label: z.string(), value: z.string(), href: z.string().nullable() });

export const showContact = defineCall({
  ...open,
  path: '/shared/contact',
  summary: 'How to reach the owner of a shared résumé, for who was let through',
  body: z.object({ slug, token: z.string().min(1).max(LIMITS.password) }),
  answer: z.object({ name: z.string(), lines: z.array(contactLine) }),
});
