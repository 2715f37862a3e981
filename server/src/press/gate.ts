import { PressError } from './press-error.ts';

export interface Gate {
  /**
   * Does a piece of work as soon as there is room for it, first come first served.
   * @throws PressError `busy` when too many are waiting.
   */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets so many through at once, and so many wait. The pool's own limit does not count tasks that can be aborted. */
export const openGate = ({ width, maxWaiting }: { width: number; maxWaiting: number }): Gate => {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = async (): Promise<void> => {
    if (inside < width) {
      inside += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new PressError('busy', 'Too many pages are waiting.');
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
