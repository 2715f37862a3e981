import { z } from 'zod';
import { email } from './auth.ts';
import { defineCall } from './call.ts';
import { CONFIRMATION_KINDS, CONFIRMED_LABELS } from './confirmation-facts.ts';
import { confirmationMessages as messages } from './confirmation-messages.ts';
import { done, id, idParams, LIMITS, optionalText, requiredName, text, timestamp } from './fields.ts';
import { keysOf } from './keys-of.ts';

/** How long somebody has to answer. */
export const ANSWER_DAYS = 30;
export const MAX_WORDS = 400;
export const MOST_OF_A_PET = 20;

export const confirmationKind = z.enum(CONFIRMATION_KINDS);
const confirmable = z.enum(keysOf(CONFIRMED_LABELS));
const VERDICTS = ['confirmed', 'corrected', 'declined'] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdict>;

export const CONFIRMATION_STATES = [
  ...(['asked', 'opened', 'confirmed', 'corrected', 'changed', 'not_independent', 'held'] as const),
  ...(['declined', 'withdrawn', 'expired', 'stopped'] as const),
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

const saidFact = z.object({ id: z.string(), ask: z.string(), said: z.string() });

const judgedLine = z.object({
  answer: confirmable,
  label: z.string(),
  verdict,
  /** What stood on the page then. */
  page: z.string(),
  /** What stands there now; empty where nothing does. */
  now: z.string(),
  correction: z.string(),
});

export const confirmationRequest = z.object({
  id,
  kind: confirmationKind,
  name: z.string(),
  by: z.enum(['mail', 'link']),
  /** How it was asked, as the page says it. */
  how: z.string(),
  state: z.enum(CONFIRMATION_STATES),
  asked_at: timestamp,
  expires_at: timestamp,
  answered_at: timestamp.nullable(),
  /** How they want to be named. */
  signed: z.string(),
  words: z.string(),
  shown: z.boolean(),
  words_shown: z.boolean(),
  /** It stands on the pages that have references. */
  printed: z.boolean(),
  said: z.array(saidFact),
  lines: z.array(judgedLine),
  /** The address it went to is kept no more: whoever asks again gives it again. */
  needs_email: z.boolean(),
});
export type ConfirmationRequest = z.infer<typeof confirmationRequest>;

const suggestion = z.object({ kind: confirmationKind, name: z.string(), email: z.string() });

const owner = { tag: 'confirmations', access: 'user', answerKind: 'json', status: 200 } as const;
const anyone = { ...owner, access: 'anyone' } as const;
const admin = { ...owner, tag: 'admin', access: 'admin' } as const;

export const listConfirmations = defineCall({
  ...owner,
  method: 'GET',
  path: '/user/pets/:id/confirmations',
  summary: 'Who was asked to confirm what of a pet, and what came of it',
  params: idParams,
  answer: z.object({
    pet_name: z.string(),
    requests: z.array(confirmationRequest),
    /** Those whom the form names as references and as vet, and who were not asked yet. */
    suggestions: z.array(suggestion),
  }),
});
export type ConfirmationList = z.infer<(typeof listConfirmations)['answer']>;

/** The link of a request that is handed on, in this one answer. */
const handedOn = done.extend({ link: z.string().optional() });
const emailToAsk = email.optional();

export const askReference = defineCall({
  ...owner,
  method: 'POST',
  path: '/user/pets/:id/confirmations',
  summary: 'Ask a reference to confirm, by mail or by a link to hand on',
  params: idParams,
  body: z
    .object({
      kind: confirmationKind,
      name: requiredName(LIMITS.name, messages.nameMissing),
      by: z.enum(['mail', 'link']),
      email: emailToAsk,
    })
    .refine(({ by, email: to }) => by === 'link' || to !== undefined, {
      error: messages.emailMissing,
      path: ['email'],
    }),
  answer: handedOn.extend({ id }),
  status: 201,
});

export const askAgain = defineCall({
  ...owner,
  method: 'POST',
  path: '/confirmations/:id/ask-again',
  summary: 'Ask a reference again; the link before is void',
  params: idParams,
  body: z.object({ email: emailToAsk }),
  answer: handedOn,
});

export const stopConfirmation = defineCall({
  ...owner,
  method: 'POST',
  path: '/confirmations/:id/stop',
  summary: 'Stop a request, or take a confirmation off the page for good',
  params: idParams,
  answer: done,
});

export const showConfirmation = defineCall({
  ...owner,
  method: 'PUT',
  path: '/confirmations/:id/shown',
  summary: 'Show or hide a confirmation, and its words',
  params: idParams,
  body: z.object({ shown: z.boolean(), words_shown: z.boolean() }),
  answer: done,
});

const token = z.object({ token: z.string(messages.invalid).max(LIMITS.password) });
const neverAgain = token.extend({ never_again: z.boolean().default(false) });

/** A line of the page, as somebody sees it who is asked. */
const pageLine = z.object({ answer: confirmable, label: z.string(), page: z.string() });
const ownFact = z.object({ id: z.string(), input: z.enum(['text', 'yes-no', 'company']), ask: z.string() });

/** What somebody sees who follows the link. The page's lines come once the facts of their own part are told. */
export const confirmationToAnswer = z.object({
  kind: confirmationKind,
  name: z.string(),
  owner: z.string(),
  pet: z.object({ name: z.string(), type: z.string() }),
  how: z.string(),
  stage: z.enum(['facts', 'lines', 'answered']),
  facts: z.array(ownFact),
  said: z.record(z.string(), z.string()),
  lines: z.array(pageLine),
  answered: z
    .object({
      lines: z.array(z.object({ answer: confirmable, verdict, correction: z.string() })),
      words: z.string(),
      signed: z.string(),
    })
    .nullable(),
});
export type ConfirmationToAnswer = z.infer<typeof confirmationToAnswer>;

export const openConfirmation = defineCall({
  ...anyone,
  method: 'POST',
  path: '/confirmation/open',
  summary: 'See who asks by this link, and what',
  body: token,
  answer: confirmationToAnswer,
});

export const tellFacts = defineCall({
  ...anyone,
  method: 'POST',
  path: '/confirmation/facts',
  summary: 'Answer the facts of one’s own part; the lines of the page come back',
  body: token.extend({ said: z.record(z.string().max(40), text(LIMITS.short)) }),
  answer: confirmationToAnswer,
});

export const answerConfirmation = defineCall({
  ...anyone,
  method: 'POST',
  path: '/confirmation/answer',
  summary: 'Confirm, correct or decline each line, with words of one’s own; again to change them',
  body: neverAgain.extend({
    lines: z
      .array(
        z.object({
          answer: confirmable,
          verdict,
          /** What stood on the page when it was judged. */
          page: z.string().max(5000),
          correction: optionalText(MAX_WORDS),
        }),
      )
      .max(20),
    words: optionalText(MAX_WORDS),
    signed: requiredName(LIMITS.name, messages.signMissing),
  }),
  answer: done,
});

export const declineConfirmation = defineCall({
  ...anyone,
  method: 'POST',
  path: '/confirmation/decline',
  summary: 'Decline to answer, or take all back that was said; the link is of no use any more',
  body: neverAgain,
  answer: done,
});

export const reportConfirmation = defineCall({
  ...anyone,
  method: 'POST',
  path: '/confirmation/report',
  summary: 'Tell administrators of an abuse: by the link of a request, or by the address beside a printed confirmation',
  body: z.union([
    token.extend({ reason: optionalText(MAX_WORDS) }),
    z.object({ report: z.string().max(64), reason: optionalText(MAX_WORDS) }),
  ]),
  answer: done,
});

const adminConfirmation = z.object({
  id,
  user_id: id,
  username: z.string(),
  kind: confirmationKind,
  name: z.string(),
  signed: z.string(),
  words: z.string(),
  how: z.string(),
  /** As it is stored; whether an answer changed since is not looked at. */
  state: z.enum(['asked', 'opened', 'answered', 'declined', 'withdrawn', 'stopped']),
  asked_at: timestamp,
  reports: z.int(),
  report_reason: z.string(),
  reported_at: timestamp.nullable(),
});
export type AdminConfirmation = z.infer<typeof adminConfirmation>;

export const listAllConfirmations = defineCall({
  ...admin,
  method: 'GET',
  path: '/admin/confirmations',
  summary: 'Requests to references, reported ones first, then the newest',
  answer: z.array(adminConfirmation),
});

export const stopAnyConfirmation = defineCall({
  ...admin,
  method: 'POST',
  path: '/admin/confirmations/:id/stop',
  summary: 'Stop a request or a confirmation',
  params: idParams,
  answer: done,
});
