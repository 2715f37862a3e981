import type { Count, Counter } from './counter.ts';
import { LimitError } from './limit-error.ts';
import { MemoryCounter } from './memory-counter.ts';
import { deleteOldCounts, postgresCounter, type Statements } from './postgres-counter.ts';

/** Askers that one counter remembers in memory: at two dozen counters some 60 MB, were all of them flooded at once. */
const MOST_IN_MEMORY = 10_000;
const SWEEP_EVERY_MS = 300_000;

/** Makes a counter of its own name, with a window of so many seconds. */
export type Store = (name: string, windowS: number) => Counter;

export const openStore = (pool: Statements | null): Store => {
  if (!pool) return (_name, windowS) => new MemoryCounter({ windowS, most: MOST_IN_MEMORY });
  setInterval(() => deleteOldCounts(pool).catch(() => undefined), SWEEP_EVERY_MS).unref();
  return (name, windowS) => postgresCounter(pool, { name, windowS });
};

interface Taken {
  key: string;
  points: number;
  /** How many points there may be in all. */
  most: number;
  sentence: (seconds: number) => string;
}

/** Counts points. @throws LimitError with this sentence when there is no room for them. */
export const take = async (counter: Counter, { key, points, most, sentence }: Taken): Promise<Count> => {
  const count = await counter.add(key, points);
  if (count.points <= most) return count;
  const seconds = Math.max(1, Math.ceil(count.left / 1000));
  throw new LimitError(sentence(seconds), seconds);
};
