/** Holds those who wait until they are let through. */
export interface Gate<Waiter> {
  wait(waiter: Waiter): Promise<void>;
  /** Lets through who waits now; who comes later waits again. */
  release(): void;
  /** Returns who waits now. */
  waiters(): readonly Waiter[];
}

export const openGate = <Waiter>(): Gate<Waiter> => {
  let opening = Promise.withResolvers<void>();
  let waiters: Waiter[] = [];
  return {
    wait(waiter) {
      waiters.push(waiter);
      return opening.promise;
    },
    release() {
      opening.resolve();
      opening = Promise.withResolvers<void>();
      waiters = [];
    },
    waiters: () => waiters,
  };
};
