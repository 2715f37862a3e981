/** How some work ended: with a result, or an error. */
export type Ended<T> = { result: T } | { error: unknown };

/** Does some work, and reports how it ended and how many seconds it took. */
export const timed = async <T>(
  work: () => Promise<T>,
  report: (ended: Ended<T>, seconds: number) => void,
): Promise<T> => {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const result = await work();
    report({ result }, seconds());
    return result;
  } catch (error) {
    report({ error }, seconds());
    throw error;
  }
};
