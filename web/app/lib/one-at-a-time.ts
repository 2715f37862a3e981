/** Does works one after the other, in the order they came. One whose signal is aborted by its turn is left out, and fails. */
export const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
};
