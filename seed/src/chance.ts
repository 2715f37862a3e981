import { keysOf } from '@pawsume/contract/keys-of';

/** What chance decides, the same for the same beginning. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  happens(probability: number): boolean;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** One of these, each as likely as its weight. */
  weigh<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** So many hexadecimal digits. */
  hex(digits: number): string;
  uuid(): string;
}

/**
 * Chance of a part of a seed. Each part goes its own way: none comes by where another has been, as those of a generator with
 * a smaller state do after some thousand parts.
 */
export const chanceOf = (seed: number, part: number): Chance => {
  const state = new Uint32Array([mix(seed), mix(part), mix(seed ^ mix(part)), 1]);
  // Small Fast Counter, with 128 bits.
  const draw = () => {
    const [a = 0, b = 0, c = 0, count = 0] = state;
    const drawn = (a + b + count) >>> 0;
    state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + drawn, count + 1]);
    return drawn;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) draw();
  const next = () => draw() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    hex,
    happens: (probability) => next() < probability,
    pick(from) {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
    weigh: (weights) => weighed(weights, next()),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
};

const mix = (number: number): number => {
  let mixed = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const weighed = <T extends string>(weights: Readonly<Record<T, number>>, drawn: number): T => {
  const names = keysOf(weights);
  let left = drawn * names.reduce((sum, name) => sum + weights[name], 0);
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  throw new Error('all weights are 0');
};
