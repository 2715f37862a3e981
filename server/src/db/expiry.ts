import { sql } from 'kysely';
import type { Db } from './types.ts';

/** When what is held for so many seconds expires, by the database's clock. */
export const expiresIn = (seconds: number) => sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;

export const hasExpired = (column: string) => sql<boolean>`${sql.ref(column)} <= now()`;

/** Tables whose rows say when they expire. */
export const EXPIRING = [
  ...(['earlier_addresses', 'hand_overs', 'mailed_tokens'] as const),
  ...(['passkey_challenges', 'second_steps', 'sign_ins'] as const),
];

export const deleteExpired = (db: Db, table: (typeof EXPIRING)[number], now: Date) =>
  db.deleteFrom(table).where('expires_at', '<=', now).execute();

/** Returns how far the clock of this machine is from the database's, in milliseconds. */
export const measureClockError = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const here = Date.now();
  return Math.abs(here - (rows[0]?.now.getTime() ?? here));
};
