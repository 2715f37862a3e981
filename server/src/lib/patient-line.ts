import { setTimeout as sleep } from 'node:timers/promises';

export interface PatientLine {
  /**
   * Does a piece of work, which never rejects, and waits for it a while. Does nothing while work under the same key is
   * still under way.
   */
  take(key: string, work: () => Promise<void>): Promise<void>;
  /** Resolves once nothing is under way any more. */
  rest(): Promise<void>;
}

/**
 * Does one piece of work after another, but waits for none longer than `patienceMs`: a slow one goes on beside those
 * behind it, `maxSlow` of them at most.
 */
export const openPatientLine = ({ patienceMs, maxSlow }: { patienceMs: number; maxSlow: number }): PatientLine => {
  const underWay = new Map<string, Promise<void>>();
  return {
    async take(key, work) {
      if (underWay.has(key)) return;
      while (underWay.size >= maxSlow) await Promise.race(underWay.values());
      const job = work().finally(() => underWay.delete(key));
      underWay.set(key, job);
      const patience = new AbortController();
      await Promise.race([job, sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
      patience.abort();
    },
    async rest() {
      await Promise.all(underWay.values());
    },
  };
};
