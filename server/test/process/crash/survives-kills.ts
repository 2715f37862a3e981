import { beforeAll, describe, test } from 'vitest';
import { openings } from './flows/opening.ts';
import { refunding } from './flows/refunding.ts';
import { settling } from './flows/settling.ts';
import { spending } from './flows/spending.ts';
import { killEverywhere } from './kill-everywhere.ts';
import { openWorld, type World } from './world.ts';

const FLOWS = [...settling, ...refunding, ...spending, ...openings];

/** The tests of one database: each flow, killed at every I/O. */
export const survivesKills = (database: string, databaseUrl: () => Promise<string | null>): void => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await databaseUrl());
  });

  describe(`on ${database}, a kill at every I/O does no harm to`, () => {
    test.each(FLOWS.map((flow) => [flow.name, flow] as const))('%s', { timeout: 600_000 }, async (_name, flow) => {
      const { boundaries, kills } = await killEverywhere(world, flow);
      const names = boundaries.map((boundary, index) => `#${index + 1} ${boundary}`).join(', ');
      process.stdout.write(`${database}, ${flow.name}, ${kills} kills: ${names}\n`);
    });
  });
};
