/** Runs `work` `times` times, after `warm` runs that do not count, and gives the median in milliseconds. */
export const medianMs = async (work: () => Promise<unknown>, { warm, times }: { warm: number; times: number }) => {
  for (let run = 0; run < warm; run += 1) await work();
  const durations: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  return median(durations);
};

/** Returns the median, or the upper median of an even number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
