import { z } from 'zod';
import { defineCall } from './call.ts';

/** How many days can be looked at together. */
export const NUMBER_SPANS = [7, 30, 90, 365] as const;
export type NumberSpan = (typeof NUMBER_SPANS)[number];
export const DEFAULT_SPAN: NumberSpan = 30;

/** What is not ours and can fail: the model that writes, those who take payments, signing in with Google, mail. */
export const FAILURE_KINDS = ['model', 'stripe', 'paypal', 'google', 'mail'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Cents by the currency's code (ISO 4217, lower case). */
const money = z.record(z.string(), z.int());

const dayNumbers = z.object({
  /** Accounts made, those deleted since as well. */
  registrations: z.int(),
  /** Résumés written, those deleted since as well. */
  resumes: z.int(),
  /** For a credit, or of a paid résumé. */
  downloads: z.int(),
  /** Payments that arrived, whatever became of them later. */
  income: money,
  /** What went back to buyers, also by a bank; below zero where it returned. */
  refunds: money,
  failures: z.partialRecord(z.enum(FAILURE_KINDS), z.int()),
});
/** What happened in a day, or in several. */
export type DayNumbers = z.infer<typeof dayNumbers>;

const numbers = z.object({
  /** Every day from midnight to midnight UTC, the oldest first; the last one is today. */
  days: z.array(dayNumbers.extend({ day: z.iso.date() })),
  /** Of all these days, and of as many before them. */
  total: dayNumbers,
  before: dayNumbers,
  /** Stand-ins or test keys take the payments, and the income is theirs; else only real money counts. */
  test_money: z.boolean(),
});
export type Numbers = z.infer<typeof numbers>;

export const getNumbers = defineCall({
  tag: 'admin',
  access: 'admin',
  answerKind: 'json',
  status: 200,
  method: 'GET',
  path: '/admin/numbers',
  summary: 'What happened day by day (UTC): registrations, résumés, downloads, income, refunds, failures',
  query: z.object({ days: z.coerce.number().pipe(z.literal(NUMBER_SPANS)).default(DEFAULT_SPAN) }),
  answer: numbers,
});
