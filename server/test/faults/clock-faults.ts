import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { FleetServer } from './fleet.ts';

const HOUR_MS = 3_600_000;
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
];
