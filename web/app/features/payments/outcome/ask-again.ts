const SECOND_MS = 1000;

/** How long to pause after the first, second … question; after the last one it stays as it is. */
const PAUSES_MS = [1 * SECOND_MS, 2 * SECOND_MS, 3 * SECOND_MS, 5 * SECOND_MS] as const;

/** From then on the buyer is told that it takes long. */
export const LONG_AFTER_MS = 30 * SECOND_MS;

/** The longer it takes, the more rarely it is asked: what may have come after hours is not worth a question a second. */
const LONG_PAUSES = [
  { afterMs: 10 * 60 * SECOND_MS, pauseMs: 60 * SECOND_MS },
  { afterMs: 2 * 60 * SECOND_MS, pauseMs: 30 * SECOND_MS },
  { afterMs: LONG_AFTER_MS, pauseMs: 10 * SECOND_MS },
] as const;

/** How long to wait before asking again what became of a payment, in milliseconds. */
export const pauseBeforeAsking = ({ asked, waitedMs }: { asked: number; waitedMs: number }): number => {
  const long = LONG_PAUSES.find(({ afterMs }) => waitedMs >= afterMs);
  if (long) return long.pauseMs;
  return PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
};
