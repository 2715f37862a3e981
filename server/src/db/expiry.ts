import { sql } from 'kysely';
import { PUT_BACK_MS } from '#lib/clock';

/** When what is held for so many seconds expires, by the database's clock. */
export const expiresIn = (seconds: number) => sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;

/**
 * Whether what was to expire in so many seconds at most has. So has what would expire later than that: it was set while the
 * database's clock was ahead, by a machine that may be gone.
 */
export const hasExpired = (column: string, seconds: number) =>
  sql<boolean>`(${sql.ref(column)} <= now() or ${sql.ref(column)} > ${expiresIn(seconds + PUT_BACK_MS / 1000)})`;

/** The same by a time that is given: whether what is held from `now` until `until` at most has expired. */
export const hasExpiredAt = (column: string, { now, until }: { now: Date; until: Date }) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${new Date(until.getTime() + PUT_BACK_MS)})`;
