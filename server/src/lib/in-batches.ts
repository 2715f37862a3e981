/**
 * Wraps `work` so that only one run is under way at a time, and all calls during a run share the next one: each call
 * resolves when a run has ended that began after the call.
 */
export const inBatches = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
};
