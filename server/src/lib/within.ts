import { setTimeout as sleep } from 'node:timers/promises';

/** The result of work that takes no longer than `ms`; null otherwise, while the work goes on. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  const timer = new AbortController();
  try {
    return await Promise.race([work, sleep(ms, null, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
};
