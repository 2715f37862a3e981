import { randomUUID } from 'node:crypto';
import type { Context } from '#context';
import { releaseLease, takeLease } from '#db/lease';
import type { Log } from '#lib/log';
import { keepHouse } from './keep-house.ts';

const EVERY_MS = 3_600_000;
const LEASE = 'housekeeper';

/** Keeps house at the start and every hour until stopped. Of several machines on one database, one at a time does it. */
export const startHousekeeper = (
  parts: Pick<Context, 'db' | 'clock' | 'pictures' | 'shred'> & { log: Log },
): { stop: () => Promise<void> } => {
  const { db, log } = parts;
  const holder = randomUUID();

  const pass = async (): Promise<void> => {
    try {
      if (!(await takeLease(db, LEASE, holder))) return;
      await keepHouse(parts);
      await releaseLease(db, LEASE, holder);
    } catch (error) {
      log.error({ err: error }, 'keeping house failed');
    }
  };

  let running = pass();
  const timer = setInterval(() => {
    running = running.then(pass);
  }, EVERY_MS).unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
};
