import { createHash } from 'node:crypto';
import { seed } from '../harness/fast-check.ts';

/** Chance that is the same each time for the same seed. */
export interface Chance {
  /** A whole number from 0, less than `end`. */
  below(end: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** The same in another order. */
  shuffled<T>(all: readonly T[]): T[];
}

/** Under a name of its own: who is asked sooner, in one run or another, changes nothing for the others. */
export const chanceOf = (name: string): Chance => {
  let drawn = 0;
  const below = (end: number): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${name} ${drawn}`).digest().readUInt32BE() % end;
  };
  return {
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    shuffled(all) {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
};
