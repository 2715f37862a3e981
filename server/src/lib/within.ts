import { setTimeout as sleep } from 'node:timers/promises';

/** What comes of work that takes no longer than `ms`; null of any other, which goes on all the same. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  const timer = new AbortController();
  try {
    return await Promise.race([work, sleep(ms, null, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
};
