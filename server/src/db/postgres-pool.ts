import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { isDatabaseAway } from '#lib/database-error';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A restart of PostgreSQL takes a second or two: requests wait that long and notice nothing. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 100;

/** The connections to PostgreSQL. */
export interface Connections extends PostgresPool {
  connect(): Promise<PoolClient>;
  /** One statement by itself. */
  query(query: QueryConfig): Promise<QueryResult>;
  /** All connections, those that nobody uses, and how many wait for one. */
  counts(): { total: number; idle: number; waiting: number };
}

/**
 * Connections that may be cut at any time: what runs on one then fails with an error that `isDatabaseAway` knows, and
 * the next one that is asked for is a new one. Only connecting is tried again, for nothing was sent then.
 */
export const openConnections = (connectionString: string): Connections => {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool drops a connection that was cut while nobody used it, and hears of no other: one in use, between two
  // statements of a transaction, would otherwise end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () => connectTo(pool);
  return {
    options: pool.options,
    connect,
    async query(query) {
      const client = await connect();
      try {
        return await client.query(query);
      } finally {
        // A client that was cut is dropped by the pool.
        client.release();
      }
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
};

const connectTo = async (pool: Pool): Promise<PoolClient> => {
  const begun = Date.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() - begun > PATIENCE_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
};
