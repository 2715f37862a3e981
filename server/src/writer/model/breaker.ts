/** Keeps a failing service from being asked again and again. */
export interface Breaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after `failures` in a row, for `restMs`; then one call is let through, and its outcome decides. */
export const openBreaker = ({ failures, restMs }: { failures: number; restMs: number }): Breaker => {
  let inARow = 0;
  let restUntil = 0;
  return {
    isOpen: () => performance.now() < restUntil,
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) restUntil = performance.now() + restMs;
    },
  };
};
