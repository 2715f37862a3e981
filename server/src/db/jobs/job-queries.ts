import type { JobKind } from '@pawsume/contract/job-kinds';
import { sql } from 'kysely';
import { expiresIn, hasExpired } from '../expiry.ts';
import type { Db, JobRow } from '../types.ts';

/** As long as a claim holds unless it is renewed: when its machine dies, another one takes the job up after that. */
const CLAIM = expiresIn(10);
const LISTED = 100;

type NewJob = Pick<JobRow, 'id' | 'kind' | 'user_id' | 'about' | 'key' | 'request_id' | 'posted_at'>;

/** Stores a job; one that is there under the same key stays as it is. */
export const insertJob = (db: Db, job: NewJob) =>
  db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();

/** Takes jobs that are due, of these kinds: each is given to one machine at a time. */
export const claimJobs = async (
  db: Db,
  { claim, kinds, limit }: { claim: string; kinds: readonly JobKind[]; limit: number },
): Promise<JobRow[]> =>
  db
    .updateTable('jobs')
    .set((job) => ({ claim, tries: job('tries', '+', 1), due_at: CLAIM }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('jobs')
        .select('id')
        .where('gave_up_at', 'is', null)
        .where(hasExpired('due_at'))
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Keeps claimed jobs from being taken for abandoned. */
export const renewClaims = (db: Db, claim: string, ids: string[]) =>
  db
    .updateTable('jobs')
    .set({ due_at: CLAIM })
    .where('id', 'in', (mine) =>
      // One that somebody is removing with its account is not waited for.
      mine.selectFrom('jobs').select('id').where('id', 'in', ids).where('claim', '=', claim).forUpdate().skipLocked(),
    )
    .execute();

/** Removes a job that is done, unless another machine has it by now. */
export const finishJob = (db: Db, { id, claim }: { id: string; claim: string }) =>
  db.deleteFrom('jobs').where('id', '=', id).where('claim', '=', claim).execute();

/** Has a job tried again after so many milliseconds. */
export const putJobOff = (db: Db, job: { id: string; claim: string; reason: string; afterMs: number }) =>
  db
    .updateTable('jobs')
    .set({ claim: null, reason: job.reason, due_at: sql<Date>`now() + ${job.afterMs} * interval '1 millisecond'` })
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .execute();

/** Gives a job up: nobody does it any more unless it is asked for. */
export const giveJobUp = (db: Db, { id, claim, reason }: { id: string; claim: string; reason: string }) =>
  db
    .updateTable('jobs')
    .set({ claim: null, reason, gave_up_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();

/** Removes jobs of these kinds about an account that nobody is at: what they are about is void, or told by a newer one. */
export const deleteWaitingJobs = (db: Db, userId: number, kinds: readonly JobKind[]) =>
  db
    .deleteFrom('jobs')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('claim', 'is', null)
    .where('gave_up_at', 'is', null)
    .execute();

/** Removes jobs by what they are about: they were done at once. */
export const deleteJobsByKey = (db: Db, keys: string[]) => db.deleteFrom('jobs').where('key', 'in', keys).execute();

export const listGivenUpJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'user_id', 'posted_at', 'gave_up_at', 'tries', 'reason'])
    .where('gave_up_at', 'is not', null)
    .orderBy('gave_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();

export const countGivenUpJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['kind', ({ fn }) => fn.countAll<string | number>().as('count')])
    .where('gave_up_at', 'is not', null)
    .groupBy('kind')
    .execute();

/** Has jobs that were given up tried again, as if they were new: one, or all of a kind. Returns how many. */
export const reviveJobs = async (db: Db, which: { id: string } | { kind: JobKind }): Promise<number> => {
  const revived = await db
    .updateTable('jobs')
    .set({ gave_up_at: null, due_at: sql<Date>`now()`, tries: 1 })
    .where('gave_up_at', 'is not', null)
    .$if('id' in which, (jobs) => jobs.where('id', '=', 'id' in which ? which.id : ''))
    .$if('kind' in which, (jobs) => jobs.where('kind', '=', 'kind' in which ? which.kind : 'confirm-email'))
    .executeTakeFirstOrThrow();
  return Number(revived.numUpdatedRows);
};

export const deleteOldGivenUpJobs = (db: Db, before: Date) =>
  db.deleteFrom('jobs').where('gave_up_at', '<', before).execute();

/** How many jobs of each kind wait, and for how many seconds the oldest does. */
export const countWaitingJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select([
      'kind',
      sql<boolean>`gave_up_at is not null`.as('given_up'),
      ({ fn }) => fn.countAll<string | number>().as('count'),
      sql<string | number>`extract(epoch from now() - min(posted_at))`.as('age'),
    ])
    .groupBy(['kind', sql`gave_up_at is not null`])
    .execute();
