import { violationsOf } from '../harness/invariants.ts';
import { reconcileAll, takeDelivery } from './hints.ts';
import { operate, UNTROUBLED } from './machine.ts';
import type { Delivery } from './outsiders.ts';
import { eventsIn, letPass, truthsIn, type World } from './world.ts';

const MAX_PASSES = 3;
const NEXT_DAY_MS = 86_400_000;

type Order = (events: Delivery[]) => Delivery[];

/** Everything that was not told yet is told, and the server looks at all that is unfinished, without trouble. */
export const makeUp = async (world: World, order: Order): Promise<void> => {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    await reconcile(world);
    await deliver(world, (event) => !world.taken.has(event.id), order);
    // A buyer who was declined is captured anew only after the old answer was heard once more.
    if (leftUncaptured(world).length === 0) return;
  }
  world.wrong.push(...leftUncaptured(world).map((ref) => `${ref}: its buyer agreed to pay, and was never charged`));
};

const leftUncaptured = ({ outsiders, unpayable, falsified, refused }: World): string[] =>
  outsiders.paypal.uncaptured().filter((ref) => ![unpayable, falsified, refused].some((refs) => refs.has(ref)));

/**
 * A day later, after one pass of the reconciler and every event once more: nothing is missing any more.
 * @returns what is wrong then, a line each.
 */
export const makeUpAtLast = async (world: World, order: Order): Promise<string[]> => {
  letPass(world, NEXT_DAY_MS);
  await reconcile(world);
  const missed = await unpaidHere(world);
  await deliver(world, () => true, order);
  const broken = await violationsOf(world.yard.db, truthsIn(world), world.creditCovers);
  return [...missed, ...broken];
};

const reconcile = async (world: World): Promise<void> => {
  await operate(world, UNTROUBLED, (machine) => reconcileAll(machine, 'unfinished'));
};

const deliver = async (world: World, which: (event: Delivery) => boolean, order: Order): Promise<void> => {
  const done = new Set<string>();
  for (;;) {
    // What is delivered may make a provider announce more.
    const waiting = eventsIn(world).filter((event) => which(event) && !done.has(event.id));
    if (waiting.length === 0) return;
    for (const event of order(waiting)) {
      done.add(event.id);
      await operate(world, UNTROUBLED, (machine) => takeDelivery(machine, world, event));
    }
  }
};

/** P12: after a pass of the reconciler alone no payment still waits for money that its provider has. */
const unpaidHere = async (world: World): Promise<string[]> => {
  const waiting = await world.yard.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('status', 'in', ['created', 'open', 'processing'])
    .execute();
  return truthsIn(world)
    .filter(({ ref, captured }) => captured > 0 && waiting.some((payment) => payment.provider_ref === ref))
    .map(({ ref }) => `P12 ${ref} is paid, and the reconciler passed it by`);
};
