/**
 * Returns `work` so that it runs once at a time, and once for all who ask while it is running: each answer comes when a run
 * has ended that began after it was asked for.
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
