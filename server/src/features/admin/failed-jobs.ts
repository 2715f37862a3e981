import type { AnswerOf, BodyOf } from '@pawsume/contract/call';
import type { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import type { Context } from '#context';
import { countGivenUpJobs, listGivenUpJobs, reviveJobs } from '#db/jobs/job-queries';
import type { Db } from '#db/types';
import { recordAuditEntry } from './audit.ts';

/** The jobs that were given up, newest first, and how many there are of each kind. */
export const readFailedJobs = async (db: Db): Promise<AnswerOf<typeof listFailedJobs>> => {
  const jobs = await listGivenUpJobs(db);
  const counts = await countGivenUpJobs(db);
  return {
    jobs: jobs.map(({ posted_at, gave_up_at, reason, ...job }) => ({
      ...job,
      posted_at: posted_at.toISOString(),
      failed_at: (gave_up_at ?? posted_at).toISOString(),
      reason: reason ?? '',
    })),
    counts: Object.fromEntries(counts.map(({ kind, count }) => [kind, Number(count)])),
  };
};

/** Has jobs tried again that were given up, one or all of a kind. Returns how many there were. */
export const retryFailedJobs = async (
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  which: BodyOf<typeof retryJobs>,
  actorId: number,
): Promise<number> => {
  const count = await db.transaction().execute(async (tx) => {
    const revived = await reviveJobs(tx, which);
    if (revived === 0) return 0;
    const action = 'kind' in which ? `Had all failed jobs tried again: ${which.kind}` : 'Had a failed job tried again';
    await recordAuditEntry(tx, { actorId, action, userId: null, now: clock() });
    return revived;
  });
  jobs.soon();
  return count;
};
