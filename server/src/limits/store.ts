import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { LimitError } from './limit-error.ts';
import { MemoryCounter } from './memory-counter.ts';

/** Askers that one counter remembers in memory: at two dozen counters some 60 MB, were all of them flooded at once. */
const MOST_IN_MEMORY = 10_000;

/** Makes a counter of its own name: `points` within `windowS` seconds of the first. */
export type Store = (name: string, points: number, windowS: number) => Counter;

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'block' | 'get' | 'delete'>;

/** What the counters in PostgreSQL need of its connections. */
export interface Statements {
  query(query: { text: string; values?: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

export const openStore = (pool: Statements | null): Store => {
  let sweeps = false;
  return (keyPrefix, points, duration) => {
    if (!pool) return new MemoryCounter({ points, windowS: duration, most: MOST_IN_MEMORY });
    const counter = new RateLimiterPostgres({
      keyPrefix,
      points,
      duration,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      // They share one table: one of them sweeps it.
      clearExpiredByTimeout: !sweeps,
    });
    sweeps = true;
    return counter;
  };
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
