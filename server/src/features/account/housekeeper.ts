import type { Context } from '#context';
import { type RunningJob, startLeasedJob } from '#db/leased-job';
import type { Log } from '#lib/log';
import { cleanUp } from './cleanup.ts';
import { removeForgottenResumes } from './remove-resumes.ts';

const LEASE = 'housekeeper';
const MINUTE_MS = 60_000;
const CLEANUP_EVERY_MS = 60 * MINUTE_MS;

/**
 * Cleans up at the start and every hour until stopped; deleted résumés, for which money may have to become a credit, go
 * every minute. Of several machines on one database, one at a time does it.
 */
export const startHousekeeper = (
  parts: Pick<Context, 'db' | 'clock' | 'pictures' | 'uploads' | 'shred'> & {
    log: Log;
    measures?: Context['measures'];
  },
  { everyMs = MINUTE_MS } = {},
): RunningJob => {
  const { db, clock, log, measures } = parts;
  let cleanupDueAt = 0;
  return startLeasedJob(db, {
    lease: LEASE,
    everyMs,
    keepsLease: false,
    async pass() {
      const now = clock();
      if (now.getTime() < cleanupDueAt) return removeForgottenResumes(db, now);
      cleanupDueAt = now.getTime() + CLEANUP_EVERY_MS;
      await cleanUp(parts);
    },
    onError: (error) => log.error({ err: error }, `cleanup: run failed, retry in ${everyMs / 1000} s`),
    onPass: (outcome) => measures?.job({ job: LEASE, outcome }),
  });
};
