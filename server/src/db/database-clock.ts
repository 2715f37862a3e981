import { sql } from 'kysely';
import type { Clock } from '#lib/clock';
import type { Db } from './types.ts';

const LOOK_EVERY_MS = 10_000;
/** What a clock that is kept right is wrong by at most. */
const TOLERANCE_MS = 2000;

export interface DatabaseClock {
  clock: Clock;
  close(): void;
}

/**
 * The time of this machine, unless it is not that of the database: then the latter, carried on by a clock that does not jump. So
 * whoever asks one of several servers, or one whose clock is put right, is told of one time.
 */
export const openDatabaseClock = async (db: Db): Promise<DatabaseClock> => {
  let known = await readClock(db);
  // A database that is away is asked again at the next look.
  const look = () =>
    readClock(db)
      .then((read) => (known = read))
      .catch(() => undefined);
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    clock() {
      const here = Date.now();
      const there = known.time + (performance.now() - known.readAt);
      return new Date(Math.abs(here - there) < TOLERANCE_MS ? here : there);
    },
    close: () => clearInterval(looking),
  };
};

/** The database's time, and when it was that here. */
const readClock = async (db: Db): Promise<{ time: number; readAt: number }> => {
  const asked = performance.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const answered = performance.now();
  return { time: rows[0]?.now.getTime() ?? Date.now(), readAt: (asked + answered) / 2 };
};
