import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { type ClientConfig, Pool, type PoolClient, type QueryResult } from 'pg';
import { isDatabaseAway } from '#lib/database-error';
import { PreparingClient } from './preparing-client.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** A restart of PostgreSQL takes a second or two: requests wait that long and notice nothing. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 100;

/** The connections to PostgreSQL. */
export interface Connections extends PostgresPool {
  connect(): Promise<PoolClient>;
  /** One statement by itself. */
  query(query: Statement): Promise<QueryResult>;
  /** All connections, those that nobody uses, and how many wait for one. */
  counts(): { total: number; idle: number; waiting: number };
  /** Has `onChange` told why connecting failed each time that it does, and null whenever it succeeds. */
  watch(onChange: (fault: unknown) => void): void;
}

/** A name is not taken: `PreparingClient` gives its own, and behind a pooler it means nothing. */
interface Statement {
  text: string;
  values?: unknown[];
}

interface HowToConnect {
  config: ClientConfig;
  poolSize: number;
  /** What each transaction begins with; null where nothing. */
  preamble: string | null;
}

/**
 * Connections that may be cut at any time: what runs on one then fails with an error that `isDatabaseAway` knows, and
 * the next one that is asked for is a new one. Only connecting is tried again, for nothing was sent then.
 */
export const openConnections = ({ config, poolSize, preamble }: HowToConnect): Connections => {
  const pool = new Pool({
    ...config,
    ...(preamble === null && { Client: PreparingClient }),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool drops a connection that was cut while nobody used it, and hears of no other: one in use, between two
  // statements of a transaction, would otherwise end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let onChange: (fault: unknown) => void = () => undefined;
  pool.on('connect', () => onChange(null));
  const connect = () => connectTo(pool, (error) => onChange(error));
  return {
    options: pool.options,
    connect,
    async query({ text, values = [] }) {
      const client = await connect();
      try {
        const result = await (preamble ? queryAfter(preamble, client, { text, values }) : client.query(text, values));
        client.release();
        return result;
      } catch (error) {
        // One that is just being cut may not know it yet.
        client.release(isDatabaseAway(error));
        throw error;
      }
    },
    watch: (told) => {
      onChange = told;
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
};

/** The statement as a transaction that begins with the preamble. */
const queryAfter = async (preamble: string, client: PoolClient, { text, values }: Required<Statement>) => {
  await client.query(`begin; ${preamble}`);
  try {
    const result = await client.query(text, values);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const connectTo = async (pool: Pool, onAway: (error: unknown) => void): Promise<PoolClient> => {
  const begun = performance.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onAway(error);
      if (performance.now() - begun > PATIENCE_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
};
