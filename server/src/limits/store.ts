import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { LimitError } from './limit-error.ts';

/** Makes a counter of its own name: `points` within `windowS` seconds of the first. */
export type Store = (name: string, points: number, windowS: number) => Counter;

export type Counter = RateLimiterAbstract;

export const storeOf = (pool: Pool | null): Store => {
  let sweeps = false;
  return (keyPrefix, points, duration) => {
    const size = { keyPrefix, points, duration };
    if (!pool) return new RateLimiterMemory(size);
    const counter = new RateLimiterPostgres({
      ...size,
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
