import { RateLimiterRes } from 'rate-limiter-flexible';
import { deleteOldPoints, type Statements } from './count-queries.ts';
import type { Counter } from './counter.ts';
import { LimitError } from './limit-error.ts';
import { MemoryCounter } from './memory-counter.ts';
import { postgresCounter } from './postgres-counter.ts';

/** Askers that one counter remembers in memory: at two dozen counters some 60 MB, were all of them flooded at once. */
const MOST_IN_MEMORY = 10_000;
const SWEEP_EVERY_MS = 300_000;

/** Makes a counter of its own name: `points` within `windowS` seconds of the first. */
export type Store = (name: string, points: number, windowS: number) => Counter;

export const openStore = (pool: Statements | null): Store => {
  if (pool) setInterval(() => deleteOldPoints(pool).catch(() => undefined), SWEEP_EVERY_MS).unref();
  return (name, points, windowS) =>
    pool
      ? postgresCounter(pool, { name, points, windowS })
      : new MemoryCounter({ points, windowS, most: MOST_IN_MEMORY });
};

/** Counts `points`. @throws LimitError with this sentence when there is no room for them. */
export const take = async (
  counter: Counter,
  { key, points, sentence }: { key: string; points: number; sentence: (seconds: number) => string },
): Promise<RateLimiterRes> => {
  try {
    return await counter.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new LimitError(sentence(seconds), seconds);
  }
};
