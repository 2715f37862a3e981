import { JOB_KINDS } from '@pawsume/contract/job-kinds';
import * as jobs from '#db/jobs/job-queries';
import type { Calls } from './call.ts';

const MINE = { id: crypto.randomUUID(), claim: crypto.randomUUID() };

export const jobCalls: Record<string, Calls> = {
  'db/jobs/job-queries': {
    insertJob: [
      ({ db, userId, now }) =>
        jobs.insertJob(db, {
          id: crypto.randomUUID(),
          kind: 'confirm-email',
          user_id: userId,
          about: null,
          key: 'x',
          request_id: null,
          posted_at: now,
        }),
    ],
    claimJobs: [({ db }) => jobs.claimJobs(db, { claim: MINE.claim, kinds: JOB_KINDS, limit: 6 })],
    renewClaims: [({ db }) => jobs.renewClaims(db, MINE.claim, [MINE.id])],
    finishJob: [({ db }) => jobs.finishJob(db, MINE)],
    putJobOff: [({ db }) => jobs.putJobOff(db, { ...MINE, reason: 'x', afterMs: 1000 })],
    giveJobUp: [({ db }) => jobs.giveJobUp(db, { ...MINE, reason: 'x' })],
    deleteWaitingJobs: [({ db, userId }) => jobs.deleteWaitingJobs(db, userId, ['confirm-email'])],
    deleteJobsByKey: [({ db }) => jobs.deleteJobsByKey(db, ['x', 'y'])],
    listGivenUpJobs: [({ db }) => jobs.listGivenUpJobs(db)],
    countGivenUpJobs: [({ db }) => jobs.countGivenUpJobs(db)],
    reviveJobs: [
      ({ db }) => jobs.reviveJobs(db, { id: MINE.id }),
      ({ db }) => jobs.reviveJobs(db, { kind: 'confirm-email' }),
    ],
    deleteOldGivenUpJobs: [({ db, dayAgo }) => jobs.deleteOldGivenUpJobs(db, dayAgo)],
    countWaitingJobs: [({ db }) => jobs.countWaitingJobs(db)],
  },
};
