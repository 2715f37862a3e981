import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, onTestFailed, test } from 'vitest';
import { cleanUp } from '../harness/at-end.ts';
import { seed } from '../harness/fast-check.ts';
import { violationsOf } from '../harness/invariants.ts';
import { runsAll } from '../harness/runs-all.ts';
import { mayMount } from '../harness/small-disk.ts';
import { DATABASE_FAULTS } from './database-faults.ts';
import type { Fault } from './fault.ts';
import { openFleet } from './fleet.ts';
import { MAIL_FAULTS } from './mail-faults.ts';
import { MODEL_FAULTS } from './model-faults.ts';
import { describeFailures, startLoad } from './people.ts';
import { PICTURE_FAULTS } from './picture-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';

const PEOPLE = 8;
const AFTER_MS = 3000;
const LONGEST_MS = 300_000;
const WITHIN_MS = 2000;

const ALL = [...SERVER_FAULTS, ...DATABASE_FAULTS, ...MAIL_FAULTS, ...PICTURE_FAULTS, ...MODEL_FAULTS];
/** What a fault lacks here; null where it can be tested. */
const lackFor = ({ needs }: Fault): string | null => {
  if (needs === 'small disk' && !mayMount) return 'This user may not mount a small disk on this machine.';
  return null;
};
const FAULTS = ALL.filter((fault) => lackFor(fault) === null);

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

beforeAll(() => {
  if (!runsAll) return;
  say(`faults under load, SEED=${seed}`);
  for (const fault of ALL) {
    const lack = lackFor(fault);
    if (lack !== null) say(`NOT TESTED: ${fault.what}. ${lack}`);
  }
});
// Else the servers of all faults would run beside each other.
afterEach(cleanUp);

const survive = async (fault: Fault): Promise<void> => {
  const { what, strike, prepare, mayAnswer, only, mayLeavePictures = false } = fault;
  onTestFailed(() => say(`${what}: failed with SEED=${seed}`));
  const fleet = await openFleet(fault);
  const { db, chance } = fleet;
  const prepared = (await prepare?.(fleet)) ?? [];
  const load = await startLoad(fleet, PEOPLE);
  await load.untilServed();
  expect(load.failed()).toEqual([]);
  await sleep(chance.below(WITHIN_MS));
  const before = load.rounds();
  await Promise.all([strike(fleet, prepared), sleep(AFTER_MS)]);
  if (only) expect(load.rounds() - before).toBeGreaterThan(PEOPLE);
  if (only && only.length > 0) expect(load.failed()).not.toEqual([]);
  const recovered = await load.untilServed();
  await load.end();
  const jobs = () => db.selectFrom('jobs').select(['kind', 'reason', 'tries']).execute();
  await expect.poll(jobs, { timeout: 90_000, interval: 500 }).toEqual([]);
  const { lost, swept } = await load.lost();
  say(
    `${what}: everybody was served again after ${Math.round(recovered)} ms; of ${load.asked()} calls ` +
      `${describeFailures(load)} did not succeed; ${swept} files of pictures were left to the housekeeper`,
  );
  expect(load.wrong()).toEqual([]);
  const unexpected = load
    .failed()
    .filter(({ status, call }) => !mayAnswer.includes(status) || !(only?.includes(call) ?? true));
  expect(unexpected).toEqual([]);
  expect(lost).toEqual([]);
  expect(await violationsOf(db)).toEqual([]);
  if (!mayLeavePictures) expect(swept).toBe(0);
};

// Vitest would cut the names of a table short, by which one of them is chosen.
for (const fault of FAULTS) {
  test.skipIf(!runsAll)(
    `under load, ${fault.what}: nothing that was acknowledged is lost`,
    () => survive(fault),
    LONGEST_MS,
  );
}
