export interface FairGate {
  /**
   * Does a piece of work when it is the turn of `key`: one at a time for each key, and waiting keys take turns, so that
   * many requests of one key delay another key by one at most.
   * @throws what `busy` makes when too much is waiting.
   */
  pass<T>(key: string | number, work: () => Promise<T>, options?: Passing): Promise<T>;
}

export interface Passing {
  /** Goes before everything else that waits under the same key, even if its queue is full. */
  first?: boolean;
  /** Goes before all other keys, even if too much is waiting. */
  ahead?: boolean;
}

export interface Size {
  /** So many at once, of all together. */
  width: number;
  /** So many waiting, of one key. */
  maxWaitingEach: number;
  /** So many waiting, of all together. */
  maxWaiting: number;
  /** The error thrown when the queue of the key, or all of them together, is full. */
  busy: (whose: 'own' | 'all') => Error;
}

type Enter = () => void;

export const openFairGate = ({ width, maxWaitingEach, maxWaiting, busy }: Size): FairGate => {
  /** The key that has waited longest for a turn comes first. */
  const queues = new Map<string | number, Enter[]>();
  const inside = new Set<string | number>();
  let waiting = 0;

  /** A key that had its turn goes to the end of the queue. */
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

  const goBeforeOthers = (key: string | number): void => {
    for (const other of [...queues.keys()]) if (other !== key) goBehindOthers(other);
  };

  const comeIn = (key: string | number, { first = false, ahead = false }: Passing): Promise<void> => {
    const queue = queues.get(key) ?? [];
    const mayEnter = inside.size < width && !inside.has(key);
    if (!mayEnter && !ahead && waiting >= maxWaiting) throw busy('all');
    if (!mayEnter && !first && queue.length >= maxWaitingEach) throw busy('own');
    return new Promise((resolve) => {
      queues.set(key, first ? [resolve, ...queue] : [...queue, resolve]);
      waiting += 1;
      if (ahead) goBeforeOthers(key);
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
