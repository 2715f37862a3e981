import { randomUUID } from 'node:crypto';
import type { Context } from '#context';
import { releaseLease, takeLease } from '#db/lease';
import type { Log } from '#lib/log';
import { cleanUp } from './cleanup.ts';
import { removeForgottenResumes } from './remove-resumes.ts';

const EVERY_MS = 3_600_000;
const RESUMES_EVERY_MS = 60_000;
const LEASE = 'housekeeper';

/**
 * Keeps house at the start and every hour until stopped; deleted résumés, for which money may have to be made good, go
 * every minute. Of several machines on one database, one at a time does it.
 */
export const startHousekeeper = (
  parts: Pick<Context, 'db' | 'clock' | 'pictures' | 'uploads' | 'shred'> & { log: Log },
): { stop: () => Promise<void> } => {
  const { db, log } = parts;
  const holder = randomUUID();

  const pass = async (work: () => Promise<void>): Promise<void> => {
    try {
      if (!(await takeLease(db, LEASE, holder))) return;
      await work();
      await releaseLease(db, LEASE, holder);
    } catch (error) {
      log.error({ err: error }, 'keeping house failed');
    }
  };
  const everything = () => cleanUp(parts);
  const resumes = () => removeForgottenResumes(db, parts.clock());

  let running = pass(everything);
  const repeat = (work: () => Promise<void>, ms: number) =>
    setInterval(() => {
      running = running.then(() => pass(work));
    }, ms).unref();
  const timers = [repeat(everything, EVERY_MS), repeat(resumes, RESUMES_EVERY_MS)];

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
};
