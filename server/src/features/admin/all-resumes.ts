import type { Db } from '#db/types';
import { listResumesBefore } from './queries.ts';

const BATCH = 500;

/** All résumés, newest first, batch by batch: between two of them the database is free for others. */
export async function* allResumes(db: Db) {
  let before: number | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof listResumesBefore>> = await listResumesBefore(db, before, BATCH);
    yield batch.map((resume) => ({ ...resume, created_at: resume.created_at.toISOString() }));
    if (batch.length < BATCH) return;
    before = batch.at(-1)?.id ?? null;
  }
}
