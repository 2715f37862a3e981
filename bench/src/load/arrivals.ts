import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf } from './chance.ts';

export interface Rate {
  perSecond: number;
  seconds: number;
  seed: number;
}

/**
 * Begins work at random moments, so many times a second on average, whether what was begun before has ended or not: people
 * do not wait for each other, and what is slow is not asked less. `begin` is told when it was due, by `performance.now()`.
 */
export const arrive = async (
  { perSecond, seconds, seed }: Rate,
  begin: (due: number, chance: Chance) => Promise<void>,
): Promise<void> => {
  // Each rate draws its own journeys.
  const chance = chanceOf(seed + Math.round(perSecond * 1000));
  const underWay: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  let due = performance.now();
  for (;;) {
    due -= (Math.log(1 - chance.next()) / perSecond) * 1000;
    if (due > end) break;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    underWay.push(begin(due, chance));
  }
  await Promise.all(underWay);
};
