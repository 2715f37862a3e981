import { randomInt, randomUUID } from 'node:crypto';
import { JOB_KINDS, type JobKind } from '@pawsume/contract/job-kinds';
import { JobFailure } from '#lib/job-failure';
import type { Log } from '#lib/log';
import type { Measures } from '#lib/measures';
import { onBehalfOf } from '#lib/request-id';
import { waitWords } from '#lib/wait-words';
import type { RunningJob } from '../leased-job.ts';
import type { Db, JobRow } from '../types.ts';
import { claimJobs, finishJob, giveJobUp, putJobOff, renewClaims } from './job-queries.ts';
import type { Jobs } from './open-jobs.ts';

/** Does a job; `dropped` where there is nothing to do any more. Throws JobFailure where the reason is known. */
export type JobHandler = (job: JobRow) => Promise<'done' | 'dropped'>;
export type JobHandlers = Record<JobKind, JobHandler>;

interface Parts {
  db: Db;
  jobs: Jobs;
  log: Log;
  measures: Pick<Measures, 'job'>;
}

export interface Pace {
  /** From one look for jobs to the next, where nothing was posted here meanwhile. */
  everyMs?: number;
  /** From a failed try to the next one, in milliseconds, before it is doubled and doubled again. */
  retryAfterMs?: number;
}

const EVERY_MS = 2000;
const RENEW_EVERY_MS = 3000;
const AT_ONCE = 6;

/**
 * Does the jobs of this database until stopped. Of several machines each job is done by one at a time; whose machine dies
 * over it, another one takes it up within seconds. So a job may be done twice, and has to bear it.
 */
export const startJobs = (parts: Parts, handlers: JobHandlers, pace: Pace = {}): RunningJob => {
  const { db, jobs, log } = parts;
  const claim = randomUUID();
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  const begin = (job: JobRow): void => {
    const work = doJob({ ...parts, claim, pace }, handlers, job).finally(() => {
      underWay.delete(job.id);
      // Others may wait for the place that is free now.
      if (underWay.size === AT_ONCE - 1) look();
    });
    underWay.set(job.id, work);
  };

  const lookOnce = async (): Promise<void> => {
    const limit = AT_ONCE - underWay.size;
    if (limit === 0) return;
    try {
      for (const job of await claimJobs(db, { claim, kinds: JOB_KINDS, limit })) begin(job);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'jobs: not read from the database, letters wait');
      isAway = true;
    }
  };

  const look = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    lookAgain = looking !== null;
    if (looking) return;
    looking = lookOnce().finally(() => {
      looking = null;
      if (lookAgain) look();
      else if (!isStopped) timer = setTimeout(look, pace.everyMs ?? EVERY_MS).unref();
    });
  };

  const renewing = setInterval(() => {
    // Where the database is away they are taken up again later, here or elsewhere.
    if (underWay.size > 0) renewClaims(db, claim, [...underWay.keys()]).catch(() => undefined);
  }, RENEW_EVERY_MS).unref();

  jobs.onSoon(look);
  look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay.values());
      clearInterval(renewing);
    },
  };
};

/** Never rejects. */
const doJob = async (
  { db, claim, log, measures, pace }: Parts & { claim: string; pace: Pace },
  handlers: JobHandlers,
  job: JobRow,
): Promise<void> => {
  const mine = { id: job.id, claim };
  const settle = async () => {
    const outcome = await handlers[job.kind](job);
    await finishJob(db, mine);
    measures.job({ job: job.kind, outcome });
  };
  const fail = async (error: unknown) => {
    const reason = error instanceof JobFailure ? error.reason : 'unexpected';
    const afterMs = error instanceof JobFailure && error.isFinal ? null : pauseAfter(job.tries, pace.retryAfterMs);
    const details = { job: job.kind, userId: job.user_id, tries: job.tries, reason };
    const unexpected = error instanceof JobFailure ? {} : { err: error };
    const tries = job.tries === 1 ? '1 try' : `${job.tries} tries`;
    if (afterMs === null) {
      const advice = 'an administrator can try it again under Failed Jobs';
      log.error({ ...details, ...unexpected }, `${workOf(job)} was given up after ${tries}, ${advice}`);
    } else log.warn({ ...details, ...unexpected }, `${workOf(job)} failed, retry in ${waitWords(afterMs / 1000)}`);
    measures.job({ job: job.kind, outcome: afterMs === null ? 'given up' : 'failed' });
    await (afterMs === null ? giveJobUp(db, { ...mine, reason }) : putJobOff(db, { ...mine, reason, afterMs }));
  };
  await onBehalfOf(job.request_id ?? job.id, () =>
    settle()
      .catch(fail)
      // The database is away. Its claim ends by itself, and then it is done again.
      .catch((error) =>
        log.warn({ err: error, job: job.kind }, 'jobs: the end of a job was not stored, it is done again'),
      ),
  );
};

const workOf = ({ kind }: JobRow): string => {
  if (kind === 'remove-picture') return 'pictures: a removal';
  return kind === 'payment-event' ? 'payments: a second look' : 'mail: a letter';
};

const FIRST_MS = 10_000;
const LONGEST_MS = 2 * 3_600_000;
/** In percent. */
const [LEAST_PART, LARGEST_PART] = [80, 120];
/** Ten hours altogether. */
const MOST_TRIES = 12;

/** How long a job waits after so many tries; null where it is given up. A part of it is random: not all come back at once. */
export const pauseAfter = (tries: number, firstMs = FIRST_MS): number | null => {
  if (tries >= MOST_TRIES) return null;
  const pause = Math.min(firstMs * 3 ** (tries - 1), LONGEST_MS);
  return Math.round(pause * (randomInt(LEAST_PART, LARGEST_PART) / 100));
};
