import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Fault, LONG_MS } from './fault.ts';
import type { Fleet, FleetServer } from './fleet.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Within that, each server keeps house once. */
const AHEAD_FOR_MS = 65_000;
const BEHIND_FOR_MS = 10_000;

const jump = async (servers: readonly FleetServer[]): Promise<void> => {
  const shift = (ms: number) => Promise.all(servers.map((server) => server.shiftClock?.(ms)));
  await shift(24 * HOUR_MS);
  await sleep(AHEAD_FOR_MS);
  await shift(-HOUR_MS);
  await sleep(BEHIND_FOR_MS);
  await shift(0);
};

const shiftDatabase = async ({ postgres, db }: Fleet, ms: number): Promise<void> => {
  await postgres.shiftClock(ms);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  expect(Math.abs(Number(rows[0]?.now) - Date.now() - ms)).toBeLessThan(MINUTE_MS);
};

/** What is held by somebody who may be gone, for longer than it may be. */
const listHeldForLong = ({ db }: Fleet) =>
  db.selectFrom('leases').select('name').where('until', '>', sql<Date>`now() + interval '1 minute'`).execute();

export const CLOCK_FAULTS: Fault[] = [
  {
    what: 'the clock of one of three servers jumps a day ahead, and an hour behind',
    needs: 'clocks',
    strike: ({ chance, servers }) => jump([chance.pick(servers)]),
    mayAnswer: [],
    only: [],
  },
  {
    what: 'the clocks of all servers jump a day ahead, and an hour behind',
    needs: 'clocks',
    strike: ({ servers }) => jump(servers),
    mayAnswer: [],
    only: [],
  },
  {
    what: 'the clock of the database jumps a day ahead, and an hour behind',
    needs: 'clock of the database',
    async strike(fleet) {
      await shiftDatabase(fleet, 24 * HOUR_MS);
      await sleep(AHEAD_FOR_MS);
      await shiftDatabase(fleet, -HOUR_MS);
      await sleep(BEHIND_FOR_MS);
      await shiftDatabase(fleet, 0);
    },
    mayAnswer: [],
    only: [],
  },
  {
    what: 'the clock of the database is a day ahead while no mail goes out and all servers are killed but one',
    needs: 'clock of the database',
    async strike(fleet) {
      const { servers, mail } = fleet;
      await shiftDatabase(fleet, 24 * HOUR_MS);
      await mail.down();
      await sleep(LONG_MS);
      await Promise.all(servers.slice(1).map((server) => server.kill()));
      await shiftDatabase(fleet, 0);
      await mail.up();
      await expect.poll(() => listHeldForLong(fleet), { timeout: MINUTE_MS }).toEqual([]);
    },
    // What they had taken: nobody knows whether it was done.
    mayAnswer: [502],
    mayLeavePictures: true,
  },
];
