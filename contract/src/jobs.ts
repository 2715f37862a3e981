import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, timestamp } from './fields.ts';
import { JOB_KINDS } from './job-kinds.ts';

const jobKind = z.enum(JOB_KINDS);

/** A job that was given up. */
const failedJob = z.object({
  id: z.uuid(),
  kind: jobKind,
  user_id: id.nullable(),
  /** When it was to be done first. */
  posted_at: timestamp,
  failed_at: timestamp,
  /** How often it was tried. */
  tries: z.int(),
  /** The code of what went wrong. */
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

const call = { tag: 'admin', access: 'admin', answerKind: 'json', status: 200 } as const;

export const listFailedJobs = defineCall({
  ...call,
  method: 'GET',
  path: '/admin/failed-jobs',
  summary: 'Mails and other work that were tried often enough and given up, newest first; kept for 30 days',
  answer: z.object({
    jobs: z.array(failedJob),
    /** How many of each kind there are, those that are not listed as well. */
    counts: z.partialRecord(jobKind, z.int()),
  }),
});

export const retryJobs = defineCall({
  ...call,
  method: 'POST',
  path: '/admin/failed-jobs/retry',
  summary: 'Try a job again that was given up, or all of a kind',
  body: z.union([z.object({ id: z.uuid() }), z.object({ kind: jobKind })]),
  answer: done.extend({ count: z.int() }),
});
