export interface FairGate {
  /**
   * Does a piece of work when it is the turn of `key`: one at a time for each, and those who wait take turns, so that the
   * many of one hold up nobody by more than one.
   * @throws what `busy` makes when too much is waiting.
   */
  pass<T>(key: string | number, work: () => Promise<T>, options?: Passing): Promise<T>;
}

interface Passing {
  /** Before all else that waits under the same key, and however much that is. */
  first?: boolean;
}

interface Size {
  /** So many at once, of all together. */
  width: number;
  /** So many waiting, of one key. */
  maxWaitingEach: number;
  /** So many waiting, of all together. */
  maxWaiting: number;
  /** The error of who finds the own queue full, or that of all together. */
  busy: (whose: 'own' | 'all') => Error;
}

type Enter = () => void;

export const openFairGate = ({ width, maxWaitingEach, maxWaiting, busy }: Size): FairGate => {
  /** Who has waited longest for a turn stands first. */
  const queues = new Map<string | number, Enter[]>();
  const inside = new Set<string | number>();
  let waiting = 0;

  /** Who had a turn has it again after all who wait. */
  const goBehindOthers = (key: string | number): void => {
    const queue = queues.get(key);
    queues.delete(key);
    if (queue && queue.length > 0) queues.set(key, queue);
  };

  const letIn = (): void => {
    for (const [key, queue] of queues) {
      if (inside.size >= width) return;
      if (inside.has(key)) continue;
      const enter = queue.shift();
      goBehindOthers(key);
      inside.add(key);
      waiting -= 1;
      enter?.();
    }
  };

  const comeIn = (key: string | number, { first = false }: Passing): Promise<void> => {
    const queue = queues.get(key) ?? [];
    const mayEnter = inside.size < width && !inside.has(key);
    if (!mayEnter && waiting >= maxWaiting) throw busy('all');
    if (!mayEnter && !first && queue.length >= maxWaitingEach) throw busy('own');
    return new Promise((resolve) => {
      queues.set(key, first ? [resolve, ...queue] : [...queue, resolve]);
      waiting += 1;
      letIn();
    });
  };

  return {
    async pass(key, work, options = {}) {
      await comeIn(key, options);
      try {
        return await work();
      } finally {
        inside.delete(key);
        goBehindOthers(key);
        letIn();
      }
    },
  };
};
