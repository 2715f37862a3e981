import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/** What is awaited, or, where it hangs, an error that says so. */
export const within = async <T>(awaited: Promise<T>, sentence: () => string): Promise<T> => {
  const timer = new AbortController();
  const tooLong = sleep(LONGEST_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(sentence());
  });
  try {
    return await Promise.race([awaited, tooLong]);
  } finally {
    tooLong.catch(() => undefined);
    timer.abort();
  }
};
