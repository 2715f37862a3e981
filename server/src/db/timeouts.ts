import { Client, type ClientConfig } from 'pg';
import type { ConnectionSettings } from '#config/storage';
import { isStartupRefused } from '#lib/database-error';

const CONNECT_TIMEOUT_MS = 5000;

type Timeouts = Pick<ConnectionSettings, 'statementTimeoutMs' | 'lockTimeoutMs' | 'idleTimeoutMs'>;

const valuesOf = ({ statementTimeoutMs, lockTimeoutMs, idleTimeoutMs }: Timeouts) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: idleTimeoutMs,
});

/** The timeouts as settings that a connection begins with; also those that are 0, because the database has defaults. */
export const timeoutsOfSession = (timeouts: Timeouts): ClientConfig => ({
  options: Object.entries(valuesOf(timeouts))
    .map(([name, ms]) => `-c ${name}=${ms}`)
    .join(' '),
});

/** The timeouts as a statement that sets them for the transaction it stands in. */
export const timeoutsOfTransaction = (timeouts: Timeouts): string =>
  Object.entries(valuesOf(timeouts))
    .map(([name, ms]) => `set local ${name} = ${ms}`)
    .join('; ');

/**
 * Whether what a connection begins with holds for all its statements. Not behind a pooler such as PgBouncer: it refuses
 * these settings, or, told to, drops them without a word.
 */
export const holdForSession = async (config: ClientConfig, timeouts: Timeouts): Promise<boolean> => {
  const client = new Client({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...config, ...timeoutsOfSession(timeouts) });
  // It may be cut off at any time: then the query rejects too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(valuesOf(timeouts))],
    );
    return Object.entries(valuesOf(timeouts)).every(([name, ms]) =>
      rows.some((row) => row.name === name && Number(row.setting) === ms),
    );
  } catch (error) {
    if (isStartupRefused(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};
