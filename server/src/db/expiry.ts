import { sql } from 'kysely';

/** Far more than a clock that is kept right is put back by at once. */
const PUT_BACK_S = 60;

/** When what is held for so many seconds expires, by the database's clock. */
export const expiresIn = (seconds: number) => sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;

/**
 * Whether what was to expire in so many seconds at most has. So has what would expire later than that: it was set while the
 * database's clock was ahead, by a machine that may be gone.
 */
export const hasExpired = (column: string, seconds: number) =>
  sql<boolean>`(${sql.ref(column)} <= now() or ${sql.ref(column)} > ${expiresIn(seconds + PUT_BACK_S)})`;

/** The same by a time that is given, of what is held from `now` until `until`. */
export const isOver = (column: string, { now, until }: { now: Date; until: Date }) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${new Date(until.getTime() + PUT_BACK_S * 1000)})`;
