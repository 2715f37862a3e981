import fc from 'fast-check';
import { expect } from 'vitest';
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

const { SEED, RUN_PATH, SHRINK } = process.env;

/** `SEED` repeats the runs of another time, `RUN_PATH` only the one that failed; with `SHRINK=1` a shorter one is sought. */
const seed = Number(SEED ?? Math.trunc(Math.random() * 2 ** 31));

/** Checks it that often and prints what was tried. */
export const check = async (property: fc.IAsyncPropertyWithHooks<[Script]>, tally: Tally, numRuns: number) => {
  const where = RUN_PATH === undefined ? {} : { path: RUN_PATH };
  try {
    await fc.assert(property, { numRuns, seed, endOnFailure: SHRINK === undefined, ...where });
  } finally {
    process.stdout.write(`${numRuns} runs, seed ${seed}: ${tally}\n`);
  }
};
