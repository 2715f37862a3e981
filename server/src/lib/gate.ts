export interface Gate {
  /**
   * Does a piece of work as soon as there is room for it, first come first served.
   * @throws what `busy` makes when too many are waiting.
   */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

interface Size {
  width: number;
  maxWaiting: number;
  /** The error of who finds the queue full. */
  busy: () => Error;
}

/** Lets so many through at once, and so many wait. */
export const openGate = ({ width, maxWaiting, busy }: Size): Gate => {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = async (): Promise<void> => {
    if (inside < width) {
      inside += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };

  return {
    async pass(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
