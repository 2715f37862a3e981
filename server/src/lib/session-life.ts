const DAY_MS = 86_400_000;
const IDLE_LIMIT_MS = 30 * DAY_MS;
const ABSOLUTE_LIMIT_MS = 90 * DAY_MS;

/** A session is alive when it began after `begunAfter` and was used after `usedAfter`. */
export const sessionBounds = (now: Date): { begunAfter: Date; usedAfter: Date } => ({
  begunAfter: new Date(now.getTime() - ABSOLUTE_LIMIT_MS),
  usedAfter: new Date(now.getTime() - IDLE_LIMIT_MS),
});
