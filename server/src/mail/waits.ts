import { setTimeout as sleep } from 'node:timers/promises';

/** Waits that can be cut short. */
export const openWaits = () => {
  const waiting = new Set<AbortController>();
  let isClosed = false;
  return {
    /** Waits so many milliseconds; false when it was cut short. */
    async wait(ms: number, stop = new AbortController()): Promise<boolean> {
      if (isClosed) return false;
      waiting.add(stop);
      const isOver = await sleep(ms, true, { signal: stop.signal, ref: false }).catch(() => false);
      waiting.delete(stop);
      return isOver;
    },
    /** Cuts all waits, and those that come later. */
    close(): void {
      isClosed = true;
      for (const stop of waiting) stop.abort();
    },
  };
};
