import { expect } from 'vitest';
import { fc, seed } from '../harness/fast-check.ts';
import { COUNTER_EXAMPLES } from './counter-examples.ts';
import { playInNewWorld, type Stage } from './play-in-new-world.ts';
import type { Script } from './script.ts';
import { Tally } from './tally.ts';

/** Played in order and with all its trouble, a script ends in the same state. */
export const endsTheSame = (stage: Stage, scripts: fc.Arbitrary<Script>) =>
  fc.asyncProperty(scripts, async (script) => {
    const inOrder = await playInNewWorld({ ...stage, tally: new Tally() }, script, 'in order');
    const troubled = await playInNewWorld(stage, script, 'troubled');
    if (inOrder.dependsOnOrder) stage.tally.count('not compared');
    else expect(troubled.state).toEqual(inOrder.state);
  });

export const breaksNoRule = (stage: Stage, scripts: fc.Arbitrary<Script>) =>
  fc.asyncProperty(scripts, async (script) => {
    await playInNewWorld(stage, script, 'wild');
  });

const { RUN_PATH, SHRINK } = process.env;

/**
 * Checks it that often, the counter-examples of other times first, and prints what was tried. `SEED` repeats the runs of another time, or is `random`; `RUN_PATH` begins
 * with the one that failed; with `SHRINK=1` a shorter one is sought.
 */
export const check = async (property: fc.IAsyncPropertyWithHooks<[Script]>, tally: Tally, numRuns: number) => {
  const examples = COUNTER_EXAMPLES.map((script): [Script] => [script]);
  const where = RUN_PATH === undefined ? { examples } : { path: RUN_PATH };
  try {
    await fc.assert(property, { numRuns, endOnFailure: SHRINK === undefined, ...where });
  } finally {
    process.stdout.write(`${numRuns} runs, seed ${seed}: ${tally}\n`);
  }
};
