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

/** Returns the version of the database, and how many seconds its clock is from that of this machine. */
export const readServer = async (db: Db): Promise<{ version: string; clockErrorS: number }> => {
  const asked = sql<{ now: Date; version: string }>`select clock_timestamp() as now,
    current_setting('server_version') as version`;
  const { rows } = await asked.execute(db);
  const [{ now, version } = { now: new Date(), version: '' }] = rows;
  return { version, clockErrorS: Math.round(Math.abs(Date.now() - now.getTime()) / 1000) };
};
