import { beforeAll, describe, test } from 'vitest';
import { runsAll } from '../../harness/runs-all.ts';
import { openings } from './flows/opening.ts';
import { refunding } from './flows/refunding.ts';
import { settling } from './flows/settling.ts';
import { spending } from './flows/spending.ts';
import { killAtEach, type Selection } from './kill-at-each.ts';
import { openWorld, type World } from './world.ts';

const ALL = [...settling, ...refunding, ...spending, ...openings];
const FLOWS = runsAll ? ALL : ALL.filter(({ isUsual }) => isUsual);

interface Given {
  databaseUrl(): Promise<string | null>;
  isSelected: Selection;
}

/** The tests of one database: each flow, killed at each I/O that is selected. */
export const survivesKills = (database: string, { databaseUrl, isSelected }: Given): void => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await databaseUrl());
  });

  describe(`on ${database}, a kill at any moment does no harm to`, () => {
    test.each(FLOWS.map((flow) => [flow.name, flow] as const))('%s', { timeout: 600_000 }, async (_name, flow) => {
      const { boundaries, kills } = await killAtEach(world, flow, isSelected);
      const names = boundaries.map((boundary, index) => `#${index + 1} ${boundary}`).join(', ');
      process.stdout.write(`${database}, ${flow.name}, ${kills} kills: ${names}\n`);
    });
  });
};
