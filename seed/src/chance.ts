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

/** Chance that begins with these numbers: another seed, or another part of the same, goes another way. */
export const chanceOf = (...beginning: readonly number[]): Chance => {
  let state = beginning.reduce((mixed, number) => mix(mixed + number), 0x9e3779b9);
  // SplitMix32: small, quick, and even enough for made-up people.
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 2 ** 32;
  };
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
  const names = Object.keys(weights) as T[]; // the type of Object.keys forgets which
  let left = drawn * names.reduce((sum, name) => sum + weights[name], 0);
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  throw new Error('nothing has any weight');
};
