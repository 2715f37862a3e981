import { randomUUID } from 'node:crypto';
import { JOB_KINDS } from '@pawsume/contract/job-kinds';
import { recordOf } from '@pawsume/contract/keys-of';
import { onTestFinished } from 'vitest';
import { openJobs } from '#db/jobs/open-jobs';
import { type JobHandler, type Pace, startJobs } from '#db/jobs/start-jobs';
import { openDatabase } from '#db/open';
import type { Db, JobRow } from '#db/types';
import { openLog } from '#lib/open-log';
import { freshDatabase } from '../harness/fresh-database.ts';

const QUICK: Pace = { everyMs: 30, retryAfterMs: 20 };

export const openTable = async (databaseUrl?: string): Promise<{ db: Db; url: string }> => {
  const url = databaseUrl ?? (await freshDatabase());
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' });
  onTestFinished(close);
  return { db, url };
};

/** Somebody who does all jobs of a database in the same way. */
export const startWorker = (db: Db, handler: JobHandler, pace: Pace = QUICK) => {
  const logged: string[] = [];
  const outcomes: string[] = [];
  const jobs = openJobs();
  const running = startJobs(
    {
      db,
      jobs,
      log: openLog('info', { write: (line) => logged.push(line) }),
      measures: { job: ({ outcome }) => outcomes.push(outcome) },
    },
    recordOf(JOB_KINDS, () => handler),
    pace,
  );
  onTestFinished(() => running.stop());
  return { jobs, logged, outcomes, stop: () => running.stop() };
};

/** Puts a job there that another machine has begun, and died over, so many milliseconds ago. */
export const leaveBehind = async (db: Db, agoMs: number): Promise<string> => {
  const id = randomUUID();
  const row = { id, kind: 'confirm-email', user_id: null, posted_at: new Date() } as const;
  const due_at = new Date(Date.now() + 10_000 - agoMs);
  await db
    .insertInto('jobs')
    .values({ ...row, claim: randomUUID(), tries: 1, due_at })
    .execute();
  return id;
};

export const rowsOf = (db: Db): Promise<JobRow[]> => db.selectFrom('jobs').selectAll().execute();
