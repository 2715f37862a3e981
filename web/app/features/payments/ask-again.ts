const SECOND_MS = 1000;

/** How long to pause after the first, second … question; after the last one it stays as it is. */
const PAUSES_MS = [1 * SECOND_MS, 2 * SECOND_MS, 3 * SECOND_MS, 5 * SECOND_MS] as const;
const LONG_PAUSE_MS = 10 * SECOND_MS;

/** From then on it takes long. */
export const LONG_AFTER_MS = 30 * SECOND_MS;

/** How long to wait before asking again what became of a payment, in milliseconds. */
export const pauseBeforeAsking = ({ asked, waitedMs }: { asked: number; waitedMs: number }): number => {
  if (waitedMs >= LONG_AFTER_MS) return LONG_PAUSE_MS;
  return PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
};
