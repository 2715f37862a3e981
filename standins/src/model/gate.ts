/** Where some wait until they are let through. */
export interface Gate {
  wait(): Promise<void>;
  /** Lets through who waits now; who comes later waits again. */
  release(): void;
}

export const openGate = (): Gate => {
  let opening = Promise.withResolvers<void>();
  return {
    wait: () => opening.promise,
    release() {
      opening.resolve();
      opening = Promise.withResolvers<void>();
    },
  };
};
