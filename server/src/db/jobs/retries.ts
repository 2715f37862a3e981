import { randomInt } from 'node:crypto';

const FIRST_MS = 10_000;
const LONGEST_MS = 2 * 3_600_000;
/** In percent. */
const [LEAST_PART, LARGEST_PART] = [80, 120];
/** Ten hours altogether. */
const MOST_TRIES = 12;

/** How long a job waits after so many tries; null where it is given up. A part of it is random: not all come back at once. */
export const pauseAfter = (tries: number, firstMs = FIRST_MS): number | null => {
  if (tries >= MOST_TRIES) return null;
  const pause = Math.min(firstMs * 3 ** (tries - 1), LONGEST_MS);
  return Math.round(pause * (randomInt(LEAST_PART, LARGEST_PART) / 100));
};
