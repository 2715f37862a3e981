import { beforeAll, expect, test } from 'vitest';
import { fc } from '../harness/fast-check.ts';
import { violationsOf } from '../harness/invariants.ts';
import { runsAll } from '../harness/runs-all.ts';
import { perform } from './acts.ts';
import { finalStateOf } from './final-state.ts';
import { takeDelivery } from './hints.ts';
import { operate, UNTROUBLED } from './machine.ts';
import { modelOutsiders } from './model-outsider.ts';
import type { Fact } from './outsiders.ts';
import { Tally } from './tally.ts';
import { eventsIn, openWorld, truthsIn, type World } from './world.ts';
import { openYard, type Yard } from './yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
});

const happen = async (world: World, fact: Fact): Promise<void> => {
  const [slot] = world.slots;
  if (!slot) throw new Error('nothing was bought');
  world.outsiders[slot.provider].happen(slot.ref, fact);
};

/** The server hears of all that has happened. */
const hear = async (world: World): Promise<void> => {
  for (const event of eventsIn(world).filter(({ id }) => !world.taken.has(id))) {
    await operate(world, UNTROUBLED, (machine) => takeDelivery(machine, world, event));
  }
  expect(await violationsOf(yard.db, truthsIn(world))).toEqual([]);
};

/** Somebody who bought ten credits for $10 and spent some of them. */
const afterSpending = async (spent: number): Promise<World> => {
  await yard.sweep();
  const world = await openWorld({ yard, tally: new Tally(), creditCovers: 'download', openOutsiders: modelOutsiders });
  await perform(world, { kind: 'buy', by: 'stripe', what: 'ten' }, UNTROUBLED);
  await happen(world, { kind: 'pay', way: 'works' });
  await hear(world);
  for (let n = 0; n < spent; n += 1) {
    await perform(world, { kind: 'download', resume: 0, isSameClick: false }, UNTROUBLED);
  }
  return world;
};

const cuts = fc.array(
  fc.tuple(fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 500 })), fc.boolean()),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test('many partial refunds take back what one refund of their sum takes, however many are heard of at a time', async () => {
  const property = fc.asyncProperty(cuts, fc.nat(10), async (parts, spent) => {
    const inParts = await afterSpending(spent);
    for (const [amount, isHeard] of parts) {
      await happen(inParts, { kind: 'refund', amount });
      if (isHeard) await hear(inParts);
    }
    await hear(inParts);
    const result = await finalStateOf(inParts);
    const sum = Math.min(
      1000,
      parts.reduce((total, [amount]) => total + amount, 0),
    );

    const atOnce = await afterSpending(spent);
    await happen(atOnce, { kind: 'refund', amount: sum });
    await hear(atOnce);
    expect(result).toEqual(await finalStateOf(atOnce));
    expect(-result.takenBack + result.owed).toBe(Math.floor(sum / 100));
    expect(result.balance).toBe(Math.max(0, 10 - spent - Math.floor(sum / 100)));
  });
  await fc.assert(property, { numRuns: runsAll ? 60 : 15 });
}, 300_000);
